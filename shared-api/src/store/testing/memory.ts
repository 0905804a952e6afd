import type { KeyValueStorage } from '../session.ts';

/** What a browser keeps, in memory, for tests. */
export function memory(
  content: Record<string, string> = {},
): KeyValueStorage & { all: Map<string, string> } {
  const all = new Map(Object.entries(content));
  return {
    all,
    getItem: (key) => all.get(key) ?? null,
    setItem: (key, value) => void all.set(key, value),
    removeItem: (key) => void all.delete(key),
  };
}
