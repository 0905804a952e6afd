import { createRequire } from 'node:module';
import path from 'node:path';
import type { BootData } from 'shared-api/contract/pages/boot';
import { defaultLanguage, type Language } from 'shared-api/contract/values/language';
import type { Release } from 'shared-api/contract/releases/release';
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

/** The page that an address shows: the page's own address, and 404 where the site has no such address. */
export interface ShownPage {
  address: string;
  status: number;
  /** Where the page is that was meant by an address in other letters. */
  movedTo?: string;
}

/** What `node/prerender.cjs` of a release exports. */
interface PrerenderModule {
  render(input: { path: string; boot: BootData }): Promise<RenderedPage>;
  /** Releases made before it was asked for have none: each of their addresses is a page. */
  pageOf?(path: string): ShownPage;
}

/** Renders pages with the code of the release that is live, each release's loaded once. */
export class Prerenderer {
  readonly #store: ReleaseStore;
  readonly #require = createRequire(import.meta.url);
  readonly #loaded = new Map<string, PrerenderModule>();

  constructor(store: ReleaseStore) {
    this.#store = store;
  }

  /**
   * Loads a release's code, so that `pageOf` and `render` can be called.
   * @throws whatever the release's own code throws while it is loaded
   */
  async load(release: Release, language: Language): Promise<PrerenderModule> {
    const key = keyOf(release, language);
    const known = this.#loaded.get(key);
    if (known) return known;
    const folder = await this.#store.folderOf(release.app, release.version);
    const languageFolder = language === defaultLanguage ? '' : language;
    const module = this.#require(
      path.join(folder, 'node', languageFolder, 'prerender.cjs'),
    ) as PrerenderModule;
    this.#loaded.set(key, module);
    return module;
  }

  /**
   * The page that an address shows, as the release says without rendering anything; undefined where
   * the release is not loaded or cannot say.
   */
  pageOf(release: Release, language: Language, path: string): ShownPage | undefined {
    return this.#loaded.get(keyOf(release, language))?.pageOf?.(path);
  }

  /** @throws whatever the release's own code throws */
  async render(
    release: Release,
    language: Language,
    input: { path: string; boot: BootData },
  ): Promise<RenderedPage> {
    return (await this.load(release, language)).render(input);
  }
}

const keyOf = ({ app, version }: Release, language: Language): string =>
  `${app} ${version} ${language}`;
