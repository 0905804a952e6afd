import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, jest } from '@jest/globals';

/** Size of a crowd: ten times the size of the connection pool. */
export const many = 100;

/** Results of a crowd's concurrent calls. */
export async function inParallel<T>(work: (index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: many }, (_, index) => work(index)));
}

/** Number of responses to a crowd by status. */
export async function statuses(
  call: (index: number) => Promise<{ status: number }>,
): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (const { status } of await inParallel(call)) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/**
 * Stops the clock by which a crowd's queued work is dropped after eight seconds, in which a busy
 * machine does not do all of it. `db/Database.test.ts` tests how late is too late.
 */
export function stopQueueClock(): void {
  beforeEach(() => {
    jest.spyOn(performance, 'now').mockReturnValue(performance.now());
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });
}

/**
 * Sends a call again while the server puts it off (503), as whoever has sent it does. A crowd's call waits for a
 * connection for five seconds at most, in which a busy machine does not do the work of those before it.
 */
export async function untilAnswered<A extends { status: number }>(
  call: () => Promise<A>,
): Promise<A> {
  for (;;) {
    const answer = await call();
    if (answer.status !== 503) return answer;
    await delay(200);
  }
}
