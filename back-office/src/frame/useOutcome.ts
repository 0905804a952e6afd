import { useState } from 'react';
import { errorMessage, errorStatus, showMessage, useDispatch, type Undo } from 'shared-api/client';
import { unbroken } from 'shared-api/contract/values/unbroken';

/** What a call came to. */
export interface Outcome {
  data?: { message: string; undo?: Undo } | undefined;
  error?: unknown;
}

/**
 * Tells what became of a call that has no form: the server's message when it is done, else why not,
 * for `FailureDialog`. Over a session that ended the login window is shown instead.
 * @param title of the window that says why not
 */
export function useOutcome(title: string) {
  const dispatch = useDispatch();
  const [failure, setFailure] = useState<{ title: string; messages: string[] }>();
  return {
    failure,
    forget: (): void => setFailure(undefined),
    /** @returns whether it is done */
    tell: ({ data, error }: Outcome): boolean => {
      const { message, undo } = data ?? {};
      if (message !== undefined) {
        const text = unbroken(message);
        dispatch(showMessage(undo ? { text, undo } : text));
      } else if (errorStatus(error) !== 401) {
        setFailure({ title, messages: [errorMessage(error)] });
      }
      return data !== undefined;
    },
  };
}
