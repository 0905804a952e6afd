import { useCallback, useEffect, useRef, useState } from 'react';
import {
  api,
  errorBody,
  errorMessage,
  errorStatus,
  showMessage,
  useDispatch,
} from 'shared-api/client';
import { unbroken } from 'shared-api/contract/values/unbroken';
import { staleIsRead } from '../frame/failures/staleIsRead.ts';
import { useLatest } from '../useLatest.ts';
import { isSpent, isStillLost } from './lostAnswers.ts';
import { texts } from './texts.ts';

type Tags = readonly Parameters<typeof api.util.invalidateTags>[0][number][];

interface Sending {
  key: string;
  /** Calls on their way. */
  running: number;
  isLost: boolean;
  isLeft: boolean;
}

/**
 * A form that is sent by calls of one key, so that it is done once however often it is sent. Whoever leaves it while an
 * answer is missing or on its way is told so, and what became of it once that is known.
 * @param changes what shows what the form does: read again where nobody knows whether it did
 */
export function useSentForm(changes: Tags) {
  const dispatch = useDispatch();
  const state = useRef<Sending>({
    key: crypto.randomUUID(),
    running: 0,
    isLost: false,
    isLeft: false,
  });

  const [isUnknown, setUnknown] = useState(false);

  const key = useCallback((): string => state.current.key, []);

  const resume = useCallback((key: string | undefined): void => {
    if (key !== undefined) state.current.key = key;
  }, []);

  const renew = useCallback((): void => {
    state.current.key = crypto.randomUUID();
  }, []);

  const sayUnknown = useLatest((text: string): void => {
    dispatch(showMessage(text));
    dispatch(api.util.invalidateTags([...changes]));
  });

  const beLeft = useLatest((): void => {
    const { running, isLost, isLeft } = state.current;
    state.current.isLeft = true;
    if (isLeft || (!isLost && running === 0)) return;
    sayUnknown(running > 0 ? texts.unanswered : texts.unknown);
  });

  // Leaving the screen closes the form, too.
  useEffect(() => {
    const now = state.current;
    now.isLeft = false;
    return beLeft;
  }, [beLeft]);

  return {
    /** The key that the next call is sent with. */
    key,
    /** Goes on with a form that was sent, or may have been, before its page was loaded again. */
    resume,
    /** Begins another form: what was sent before is left as it is. */
    renew,
    /** Whether it is not known what became of what was sent: its answer is on its way, or missing. */
    isUnknown,
    /**
     * Makes a call with the key.
     * @returns its answer, and whether the form was left meanwhile: then the caller says no more than what was done, and
     *   closes nothing; what else became of it is told here
     */
    async send<Answer extends { error?: unknown }>(
      call: () => Promise<Answer>,
    ): Promise<{ answer: Answer; isLeft: boolean }> {
      const now = state.current;
      now.isLeft = false;
      now.running += 1;
      setUnknown(true);
      const answer = await call();
      now.running -= 1;
      const { error } = answer;
      if (isSpent(now.isLost, error)) now.key = crypto.randomUUID();
      now.isLost = isStillLost(now.isLost, error);
      setUnknown(now.isLost || now.running > 0);
      // What an earlier try did is not shown yet.
      if (errorBody(error)?.doneBefore) dispatch(api.util.invalidateTags([...changes]));
      if (errorStatus(error) === 409) await staleIsRead(dispatch);
      const { isLeft } = state.current;
      if (isLeft && now.isLost) sayUnknown(texts.unknown);
      // Over a session that ended the login window is shown.
      else if (isLeft && error !== undefined && errorStatus(error) !== 401) {
        dispatch(showMessage(unbroken(errorMessage(error))));
      }
      return { answer, isLeft };
    },
    /** Leaves the form. */
    leave: (onClose: () => void): void => {
      beLeft();
      onClose();
    },
  };
}
