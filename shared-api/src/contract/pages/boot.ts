import type { PublicCompany } from '../company/company.ts';
import type { Language } from '../values/language.ts';

/** A remote's name inside the federation. */
export type RemoteName = 'public_site' | 'back_office';

/** Where the browser finds a remote's live release. */
export interface RemoteAddress {
  /** Address of the remote's entry script. */
  entry: string;
  /** Addresses of the stylesheets that its first paint needs. */
  styles: string[];
  version: string;
}

/**
 * What the server puts into each page as inert JSON for the shell to start from. It holds nothing of
 * the visitor, so that composed pages can be kept.
 */
export interface BootData {
  /** The live release of each remote; null for one that has none. */
  apps: Record<RemoteName, RemoteAddress | null>;
  company: PublicCompany;
  shellVersion: string;
  /** The language of the page; left out where it is the default one. */
  language?: Language;
  /** Whether the page's root holds the public site's HTML, to be hydrated. */
  prerendered: boolean;
  /** Data of this one page with which it was rendered, if any. */
  page?: unknown;
}
