import type { OutgoingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { EncodedPage } from './encodePage.ts';

/** A composed page that is kept, compressed. */
export interface KeptPage {
  status: number;
  etag: string;
  encoded: EncodedPage;
  /** Which releases it is made of. */
  releases: string;
  headers: OutgoingHttpHeaders;
}

/** Composed pages by key, those asked for last. Each is composed once, however many ask at once. */
export class PageCache {
  readonly #kept: LRUCache<string, KeptPage>;
  readonly #composing = new Map<string, Promise<KeptPage>>();

  /** @param size how many pages are kept */
  constructor(size: number) {
    this.#kept = new LRUCache({ max: size });
  }

  get(key: string): KeptPage | undefined {
    return this.#kept.get(key);
  }

  /** The page that is being composed for somebody else, or what `compose` gives, which is then kept. */
  composed(key: string, compose: () => Promise<KeptPage>): Promise<KeptPage> {
    const underWay = this.#composing.get(key);
    if (underWay) return underWay;
    const begun = compose()
      .then((page) => {
        this.#kept.set(key, page);
        return page;
      })
      .finally(() => this.#composing.delete(key));
    this.#composing.set(key, begun);
    return begun;
  }

  clear(): void {
    this.#kept.clear();
    // What is under way belongs to releases that may be gone; who asks now gets new ones.
    this.#composing.clear();
  }
}
