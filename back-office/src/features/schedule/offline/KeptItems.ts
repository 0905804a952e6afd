import { keep, readKept } from 'shared-api/kept';

/** Where the browser forbids it, the asking itself fails. */
const storage = (): Storage => localStorage;

function storedKeys(): string[] {
  try {
    return Object.keys(storage());
  } catch {
    return [];
  }
}

/**
 * Items that outlive the page. Each has a storage key of its own, so that two tabs that write at the
 * same time lose nothing of each other. What storage does not take lives as long as the page.
 */
export class KeptItems<T extends object> {
  readonly #prefix: string;
  readonly #isItem: (value: unknown) => value is T;
  readonly #unwritten = new Map<string, T>();

  /** @param isItem tells an item from what an older or foreign release may have left */
  constructor(prefix: string, isItem: (value: unknown) => value is T) {
    this.#prefix = `${prefix} `;
    this.#isItem = isItem;
  }

  /** Keys of all items, in no particular order. */
  keys(): string[] {
    const written = storedKeys()
      .filter((key) => key.startsWith(this.#prefix))
      .map((key) => key.slice(this.#prefix.length));
    return [...new Set([...this.#unwritten.keys(), ...written])];
  }

  get(key: string): T | undefined {
    const unwritten = this.#unwritten.get(key);
    if (unwritten !== undefined) return unwritten;
    const value = readKept(storage, this.#prefix + key);
    return this.#isItem(value) ? value : undefined;
  }

  all(): T[] {
    return this.keys()
      .map((key) => this.get(key))
      .filter((item) => item !== undefined);
  }

  set(key: string, item: T): void {
    if (keep(storage, this.#prefix + key, item)) this.#unwritten.delete(key);
    else this.#unwritten.set(key, item);
  }

  delete(key: string): void {
    this.#unwritten.delete(key);
    keep(storage, this.#prefix + key, undefined);
  }
}
