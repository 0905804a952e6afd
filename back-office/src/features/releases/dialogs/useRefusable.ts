import { useState } from 'react';
import { errorBody, errorMessage, errorStatus } from 'shared-api/client';
import type { ReleaseRefusal } from 'shared-api/contract/releases/releases';

/** What a call answered. */
export type Answer = { data: unknown; error?: undefined } | { data?: undefined; error: unknown };

/** What is to be said of a call that failed; nothing when a login comes first. */
export const failureOf = (error: unknown): string | undefined =>
  errorStatus(error) === 401 ? undefined : errorMessage(error);

/**
 * A change that a check may refuse: it is sent, and when it is refused, sent again with a reason.
 * @param send sends it; with the reason for going on in spite of a refusal
 * @param lookAgain reads what is now, after another failure: somebody else may have been faster
 */
export function useRefusable(
  send: (force: string | undefined) => Promise<Answer>,
  lookAgain: () => Promise<void>,
  onDone: () => void,
) {
  const [failure, setFailure] = useState<string>();
  const [refusals, setRefusals] = useState<readonly ReleaseRefusal[]>([]);
  async function go(force?: string): Promise<void> {
    setFailure(undefined);
    const { data, error } = await send(force);
    if (data !== undefined) {
      onDone();
      return;
    }
    const found = errorBody(error)?.refusals;
    if (found) {
      setRefusals(found);
      return;
    }
    await lookAgain();
    setFailure(failureOf(error));
  }
  return { go, failure, refusals };
}
