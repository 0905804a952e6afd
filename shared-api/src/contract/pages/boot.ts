import type { PublicCompany } from '../company/company.ts';
import type { Integrity } from './integrity.ts';
import type { Language } from '../values/language.ts';

/** A remote's name in Module Federation. */
export type RemoteName = 'public_site' | 'back_office';

/** Where the browser loads a remote's release from. */
export interface RemoteAddress {
  /** URL of the remote's entry script. */
  entry: string;
  /** URLs of the stylesheets needed for its first paint. */
  styles: string[];
  version: string;
  /** What the browser checks its files by; missing for builds without hashes. */
  integrity?: {
    /** Hash of the entry. */
    entry: string;
    /** The hashes of what it loads later, or that of the file that has them. */
    files: Integrity | string;
  };
}

/**
 * Inert JSON in each page from which the shell starts. It contains nothing about the visitor, so
 * composed pages can be cached.
 */
export interface BootData {
  /** The release of each remote for this page; null if there is none. */
  apps: Record<RemoteName, RemoteAddress | null>;
  company: PublicCompany;
  shellVersion: string;
  /** The hashes of what the shell loads later. */
  integrity?: Integrity;
  /** The page's language; omitted for the default language. */
  language?: Language;
  /** Whether the page contains server-rendered HTML to hydrate. */
  prerendered: boolean;
  /** The data with which this page was rendered, if any. */
  page?: unknown;
}
