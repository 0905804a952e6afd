interface Log {
  error(details: object, message: string): void;
}

/** Milliseconds after which a failure that goes on is told again. */
const reminder = 60_000;

/**
 * Does small work again and again in this process, each time after the last has ended. For what every
 * server may do beside the others; what must be done once is a job (`Jobs.ts`). A failure that goes on is logged once a minute.
 * @returns what ends it, after the work that is under way
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
  let told = { text: '', at: 0 };
  const tell = (error: unknown): void => {
    const text = String(error);
    if (text === told.text && Date.now() < told.at + reminder) return;
    told = { text, at: Date.now() };
    log.error({ err: error }, name);
  };
  const round = (): void => {
    running = work()
      .then(() => {
        told = { text: '', at: 0 };
      })
      .catch(tell)
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
