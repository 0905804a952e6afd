/** Works on a list, on some of its entries at a time. */
export async function someAtATime<T>(
  count: number,
  list: readonly T[],
  work: (entry: T) => Promise<void>,
): Promise<void> {
  const entries = list.values();
  const worker = async (): Promise<void> => {
    for (const entry of entries) await work(entry);
  };
  await Promise.all(Array.from({ length: count }, worker));
}
