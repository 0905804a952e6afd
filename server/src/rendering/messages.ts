import type { BootData } from 'shared-api/contract/pages/boot';

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

export interface RenderInput {
  path: string;
  boot: BootData;
}

/** What `node/prerender.cjs` of a release exports. */
export interface PrerenderModule {
  render(input: RenderInput): Promise<RenderedPage>;
  /** Missing in releases older than this function; each of their addresses is a page of its own. */
  pageOf?: (path: string) => ShownPage;
}

/**
 * A request to a render process, as one line of JSON. `language` names the directory of a translated
 * build and is empty for English.
 */
export type RenderRequest = { id: number; language: string } & (
  { kind: 'render'; input: RenderInput } | { kind: 'pagesOf'; paths: string[] }
);

/** Its answer, as one line of JSON; the server checks the shape of the result. */
export type RenderAnswer = { id: number } & ({ result: unknown } | { error: string });

/** The number of what a process answers once it has started, without having been asked. */
export const readyId = 0;

/** Written by the watchdog in place of an answer, before it ends the process. */
export const memoryLine = 'memory';
