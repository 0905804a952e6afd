/** Milliseconds between attempts; the last is repeated. */
const pauses = [2_000, 10_000, 60_000];

/** Milliseconds that one attempt may take: on a slow network a script that is late still comes. */
const timeLimit = 60_000;

/**
 * Loads until it succeeds and never fails: for a page that is readable and usable without what is
 * loaded, where an error screen in its place would only take away.
 */
export async function loadPatiently<T>(load: (timeLimit: number) => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await load(timeLimit);
    } catch {
      const pause = pauses[Math.min(attempt, pauses.length - 1)];
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
