/** Values by key, those asked for last: when it is full, what nobody has asked for longest goes. */
export class RecentlyUsed<Value> {
  readonly #size: number;
  /** In the order in which they were asked for. */
  readonly #values = new Map<string, Value>();

  /** @param size how many are kept */
  constructor(size: number) {
    this.#size = size;
  }

  get(key: string): Value | undefined {
    const value = this.#values.get(key);
    if (value !== undefined) {
      this.#values.delete(key);
      this.#values.set(key, value);
    }
    return value;
  }

  set(key: string, value: Value): void {
    this.#values.delete(key);
    const [longest] = this.#values.keys();
    if (this.#values.size >= this.#size && longest !== undefined) this.#values.delete(longest);
    this.#values.set(key, value);
  }

  clear(): void {
    this.#values.clear();
  }
}
