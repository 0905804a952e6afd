interface Log {
  error(details: object, message: string): void;
}

/**
 * Does small work again and again in this process, each time after the last has ended. For what every
 * server may do beside the others; what must be done once is a job (`Jobs.ts`).
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
  const round = (): void => {
    running = work()
      .then(() => undefined)
      .catch((error: unknown) => log.error({ err: error }, name))
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
