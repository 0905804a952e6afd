import type { KeyValueStorage } from 'shared-api/store';

/**
 * The browser's local storage. Where it is blocked, memory: data then lasts until the page is left.
 */
export function browserStorage(): KeyValueStorage {
  try {
    window.localStorage.getItem('token');
    return window.localStorage;
  } catch {
    const memory = new Map<string, string>();
    return {
      getItem: (key) => memory.get(key) ?? null,
      setItem: (key, value) => void memory.set(key, value),
      removeItem: (key) => void memory.delete(key),
    };
  }
}
