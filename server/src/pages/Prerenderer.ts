import { createRequire } from 'node:module';
import path from 'node:path';
import type { BootData } from 'shared-api/contract/pages/boot';
import { defaultLanguage, type Language } from 'shared-api/contract/values/language';
import type { Release } from 'shared-api/contract/releases/release';
import type { ReleaseStore } from '../releases/ReleaseStore.ts';

/** A page's content as HTML, from the public site's build for Node. */
export interface RenderedPage {
  /** Content of the root element; the browser hydrates exactly this. */
  html: string;
  /** Title, description and the like, for the page's head. */
  head: string;
  /** 200, or 404 for an unknown address. */
  status: number;
}

/** The page shown at an address: its canonical address, and 404 for an unknown one. */
export interface ShownPage {
  address: string;
  status: number;
  /** The address that was meant, if only its case differs. */
  movedTo?: string;
}

/** What `node/prerender.cjs` of a release exports. */
interface PrerenderModule {
  render(input: { path: string; boot: BootData }): Promise<RenderedPage>;
  /** Missing in releases older than this function; each of their addresses is a page of its own. */
  pageOf?: (path: string) => ShownPage;
}

/** Server-side rendering with a release's own code, loaded once per release. */
export class Prerenderer {
  readonly #store: ReleaseStore;
  readonly #require = createRequire(import.meta.url);
  readonly #loaded = new Map<string, PrerenderModule>();

  constructor(store: ReleaseStore) {
    this.#store = store;
  }

  /**
   * Loads a release's code, as needed for `pageOf` and `render`.
   * @throws whatever the release's code throws while loading
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
   * The page shown at an address, determined without rendering; undefined if the release is not
   * loaded or has no `pageOf`.
   */
  pageOf(release: Release, language: Language, path: string): ShownPage | undefined {
    return this.#loaded.get(keyOf(release, language))?.pageOf?.(path);
  }

  /** @throws whatever the release's code throws */
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
