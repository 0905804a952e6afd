interface Log {
  error(details: object, message: string): void;
}

/** A persistent failure is logged again after this many milliseconds. */
const reminder = 60_000;

/**
 * Repeats a small task in this process, with a pause between runs. For work that every server does
 * for itself; work to be done once across all servers is a job (`Jobs.ts`). A persistent failure is
 * logged once a minute.
 * @returns stops the repetition, once a running task has finished
 */
export function every(
  seconds: number,
  name: string,
  work: () => Promise<unknown>,
  log: Log,
): () => Promise<void> {
  let ended = false;
  let running = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let lastReported = { text: '', at: 0 };
  const reportOnce = (error: unknown): void => {
    const text = String(error);
    if (text === lastReported.text && Date.now() < lastReported.at + reminder) return;
    lastReported = { text, at: Date.now() };
    log.error({ err: error }, name);
  };
  const round = (): void => {
    running = work()
      .then(() => {
        lastReported = { text: '', at: 0 };
      })
      .catch(reportOnce)
      .finally(() => {
        if (!ended) timer = setTimeout(round, seconds * 1000);
      });
  };
  timer = setTimeout(round, seconds * 1000);
  return async () => {
    ended = true;
    clearTimeout(timer);
    await running;
  };
}
