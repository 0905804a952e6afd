import { useState } from 'react';
import { showMessage, useDispatch } from 'shared-api/client';
import { isRefused, isStillLost } from '../../sending/lostAnswers.ts';
import { texts } from './texts.ts';

/**
 * What a window asked for and had no answer to. It is asked for again as it was, under its key, so that the server
 * gives the answer that was lost; what the selection would come to by now says nothing of it.
 */
export function useSameAgain<Asked>() {
  const [held, setHeld] = useState<Asked>();
  /** Makes a call with what is held, else with what is asked for now. */
  const call = async <Answer extends { error?: unknown }>(
    asked: Asked,
    make: (asked: Asked) => Promise<Answer>,
  ): Promise<Answer> => {
    const request = held ?? asked;
    setHeld(request);
    const answer = await make(request);
    const wasLost = held !== undefined;
    if (isRefused(answer.error) && !isStillLost(wasLost, answer.error)) setHeld(undefined);
    return answer;
  };
  return { held, call };
}

/**
 * Closes such a window. While an answer is missing, it says that the change may have been made.
 * @param held as `useSameAgain` has it
 */
export function useLeave(held: unknown, onClose: () => void): () => void {
  const dispatch = useDispatch();
  return () => {
    if (held !== undefined) dispatch(showMessage(texts.unknown));
    onClose();
  };
}
