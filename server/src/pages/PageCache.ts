import { LRUCache } from 'lru-cache';
import type { KeptPage } from './kept/sendKept.ts';

/** An LRU cache of composed pages. Concurrent requests for a page share one composition. */
export class PageCache {
  readonly #kept: LRUCache<string, KeptPage>;
  readonly #composing = new Map<string, Promise<KeptPage>>();

  /** @param size maximum number of pages */
  constructor(size: number) {
    this.#kept = new LRUCache({ max: size });
  }

  get(key: string): KeptPage | undefined {
    return this.#kept.get(key);
  }

  /** Returns the composition in progress for this key, or starts one and caches its result if it is whole. */
  composed(key: string, compose: () => Promise<KeptPage>): Promise<KeptPage> {
    const underWay = this.#composing.get(key);
    if (underWay) return underWay;
    const begun = compose()
      .then((page) => {
        if (page.isWhole) this.#kept.set(key, page);
        return page;
      })
      .finally(() => this.#composing.delete(key));
    this.#composing.set(key, begun);
    return begun;
  }

  clear(): void {
    this.#kept.clear();
    // Compositions in progress belong to outdated releases; new requests start afresh.
    this.#composing.clear();
  }
}
