/** The part of `localStorage` that is used. */
export type ItemStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** The browser's local storage; undefined where it is forbidden. */
export function browserStorage(): ItemStorage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

/**
 * Items that outlive the page. Each has a storage key of its own, so that two tabs that write at the
 * same time lose nothing of each other. What storage does not take lives as long as the page.
 */
export class KeptItems<T> {
  readonly #prefix: string;
  readonly #isItem: (value: unknown) => value is T;
  readonly #storage: ItemStorage | undefined;
  readonly #unwritten = new Map<string, T>();

  /** @param isItem tells an item from what an older or foreign release may have left */
  constructor(
    prefix: string,
    isItem: (value: unknown) => value is T,
    storage: ItemStorage | undefined = browserStorage(),
  ) {
    this.#prefix = `${prefix} `;
    this.#isItem = isItem;
    this.#storage = storage;
  }

  /** Keys of all items, in no particular order. */
  keys(): string[] {
    const found = new Set(this.#unwritten.keys());
    for (let index = 0; index < (this.#storage?.length ?? 0); index += 1) {
      const key = this.#storage?.key(index);
      if (key?.startsWith(this.#prefix)) found.add(key.slice(this.#prefix.length));
    }
    return [...found];
  }

  get(key: string): T | undefined {
    const unwritten = this.#unwritten.get(key);
    if (unwritten !== undefined) return unwritten;
    try {
      const value: unknown = JSON.parse(this.#storage?.getItem(this.#prefix + key) ?? 'null');
      return this.#isItem(value) ? value : undefined;
    } catch {
      return undefined;
    }
  }

  all(): T[] {
    return this.keys()
      .map((key) => this.get(key))
      .filter((item) => item !== undefined);
  }

  set(key: string, item: T): void {
    this.#unwritten.set(key, item);
    if (!this.#storage) return;
    try {
      this.#storage.setItem(this.#prefix + key, JSON.stringify(item));
      this.#unwritten.delete(key);
    } catch {
      // Full or forbidden: it stays among the unwritten.
    }
  }

  delete(key: string): void {
    this.#unwritten.delete(key);
    this.#storage?.removeItem(this.#prefix + key);
  }
}
