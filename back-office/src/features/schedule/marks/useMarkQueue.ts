import { useEffect, useState, useSyncExternalStore } from 'react';
import { errorMessage, errorStatus } from 'shared-api/client';
import { useMarkServiceMutation } from '../scheduleApi.ts';
import { keptMarks } from './keptMarks.ts';
import { MarkQueue, type SendOutcome } from './MarkQueue.ts';
import { secretKey } from '../secretKey.ts';
import { useReturn } from '../../../useReturn.ts';

/** Milliseconds after which a call that hangs, as in a basement, is given up and tried again. */
const patience = 15_000;

/** What a call's error says of the mark: only an answer about the mark itself refuses it. */
export function outcomeOf(error: unknown): SendOutcome {
  if (error === undefined) return { state: 'taken' };
  const status = errorStatus(error);
  if (status !== 400 && status !== 404) return { state: 'unreachable' };
  return { state: 'refused', why: errorMessage(error) };
}

/**
 * The queue of marks of a schedule, sending as long as the screen stands: when it opens, when the
 * connection returns, and when somebody looks at it again.
 */
export function useMarkQueue(secret: string) {
  const [markService] = useMarkServiceMutation();
  const [queue] = useState(
    () =>
      new MarkQueue(keptMarks(secretKey(secret)), async (mark) => {
        const call = markService({ secret, mark });
        const timer = setTimeout(() => call.abort(), patience);
        const { error } = await call;
        clearTimeout(timer);
        return outcomeOf(error);
      }),
  );
  const state = useSyncExternalStore(queue.subscribe, queue.state);

  useEffect(() => queue.open(), [queue]);
  useReturn(queue.flush);
  useEffect(() => {
    // Another tab has marked or sent something.
    window.addEventListener('storage', queue.refresh);
    return () => window.removeEventListener('storage', queue.refresh);
  }, [queue]);

  return { queue, ...state };
}
