/** Milliseconds between attempts; the last value repeats. */
const retryDelays = [2_000, 10_000, 60_000];

/** Milliseconds per attempt, long enough for slow networks. */
const timeLimit = 60_000;

/**
 * Retries until loading succeeds, and never rejects: for server-rendered pages, which are usable
 * without the remote, so an error screen would make them worse.
 */
export async function loadUntilSuccess<T>(load: (timeLimit: number) => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await load(timeLimit);
    } catch {
      const pause = retryDelays[Math.min(attempt, retryDelays.length - 1)];
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
