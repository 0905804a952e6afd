import { useState } from 'react';
import { useSession } from 'shared-api/client';
import type { Role } from 'shared-api/contract/staff/roles';

/**
 * The session by which a screen shows its parts; null where nobody is logged in. While one that ended waits to be taken up
 * again, what was shown stays, with the windows over it and what is typed in them.
 */
export function useShownSession(): ReturnType<typeof useSession> {
  const session = useSession();
  const [shown, setShown] = useState(session);
  if (session && session !== shown) setShown(session);
  return session ?? shown;
}

/** The role by which a screen shows its parts; undefined where nobody is logged in. */
export const useRole = (): Role | undefined => useShownSession()?.role;
