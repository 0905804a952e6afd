import { useEffect } from 'react';
import { errorStatus, useSession } from 'shared-api/client';

/** Asks again for what was refused because the session had ended, once there is another one. */
export function useAgainAfterLogin(error: unknown, refetch: () => unknown): void {
  const hasSession = useSession() !== null;
  const wasRefused = errorStatus(error) === 401;
  useEffect(() => {
    if (hasSession && wasRefused) void refetch();
  }, [hasSession, wasRefused, refetch]);
}
