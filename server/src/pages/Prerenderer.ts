import { createRequire } from 'node:module';
import path from 'node:path';
import type { BootData } from 'shared-api/contract/boot';
import type { Release } from 'shared-api/contract/release';
import type { ReleaseStore } from '../releases/ReleaseStore.ts';

/** A page's content as HTML, from the public site's build for Node. */
export interface RenderedPage {
  /** What stands in the page's root; the browser hydrates exactly this. */
  html: string;
  /** Title, description and the like, for the page's head. */
  head: string;
  /** 200, or 404 for an address that the site does not have. */
  status: number;
}

/** What `node/prerender.cjs` of a release exports. */
interface PrerenderModule {
  render(input: { path: string; boot: BootData }): Promise<RenderedPage>;
}

/** Renders pages with the code of the release that is live, each release's loaded once. */
export class Prerenderer {
  readonly #store: ReleaseStore;
  readonly #require = createRequire(import.meta.url);

  constructor(store: ReleaseStore) {
    this.#store = store;
  }

  /** @throws whatever the release's own code throws */
  async render(release: Release, input: { path: string; boot: BootData }): Promise<RenderedPage> {
    const folder = await this.#store.folderOf(release.app, release.version);
    const module = this.#require(path.join(folder, 'node', 'prerender.cjs')) as PrerenderModule;
    return module.render(input);
  }
}
