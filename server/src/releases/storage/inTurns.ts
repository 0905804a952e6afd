/** Does a work for each item, at most so many at a time; the first failure ends it. */
export async function inTurns<T>(
  atOnce: number,
  items: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<void> {
  const rest = items[Symbol.iterator]();
  // All workers take from one iterator: whoever is free takes the next.
  const worker = async (): Promise<void> => {
    for (const item of rest) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
