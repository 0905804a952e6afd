import type { FastifyRequest } from 'fastify';
import type { Company } from 'shared-api/contract/company/company';
import { inLanguage } from 'shared-api/contract/values/language';
import { companyRevision } from '../../company.ts';
import type { Chosen } from '../../releases/chooseReleases.ts';
import type { ReleaseStore } from '../../releases/ReleaseStore.ts';
import { askedOf, type Asked } from '../Asked.ts';
import { PageCache } from '../PageCache.ts';
import type { PageComposer } from '../PageComposer.ts';
import { asksForAll, knownVersion, linkIn } from '../pageDataOf.ts';
import type { RateCardCache } from '../RateCardCache.ts';
import type { KeptPage } from './sendKept.ts';

/** Maximum number of cached pages; a site has a few dozen per set of releases. */
const cacheSize = 500;

interface Sources {
  store: ReleaseStore;
  company: Company;
  composer: PageComposer;
  rateCard: RateCardCache;
}

/** The cached pages, and which of them answers a request. */
export class KeptPages {
  readonly cache = new PageCache(cacheSize);
  readonly #sources: Sources;
  /** Changes of the releases and of the company that the pages were composed after. */
  #revisions = { releases: -1, company: -1 };
  /** What the key of each page of the default releases begins with. */
  #begin = '';

  constructor(sources: Sources) {
    this.#sources = sources;
  }

  /** Drops pages of releases or a company that have changed. */
  forgetOld(): void {
    const { store, company } = this.#sources;
    const now = { releases: store.revision, company: companyRevision(company) };
    const last = this.#revisions;
    if (now.releases === last.releases && now.company === last.company) return;
    this.cache.clear();
    this.#revisions = now;
    this.#begin = beginOf(company, store.defaultReleases);
  }

  /**
   * The cached page of exactly this address, for whoever gets the default releases: one that is in the cache under it
   * has no slash at its end, no query, and no data of a version.
   */
  at({ headers, url }: FastifyRequest): KeptPage | undefined {
    if (headers.cookie !== undefined || this.#sources.store.hasRollout) return undefined;
    this.forgetOld();
    return this.cache.get(this.#begin + url);
  }

  /** The cached page that an address shows, for whoever gets the default releases, and its status. */
  for({ headers, url }: FastifyRequest, path: string): [KeptPage, number] | undefined {
    const { store, composer, rateCard } = this.#sources;
    if (headers.cookie !== undefined || store.hasRollout) return undefined;
    if (asksForAll(url) || linkIn(url)) return undefined;
    const asked = askedOf(store.defaultReleases, path);
    const shown = composer.knownPage(store.defaultReleases, asked);
    if (shown?.movedTo !== undefined) return undefined;
    const version = shown && knownVersion(rateCard, shown.address);
    if (!shown || version === null) return undefined;
    const key = this.keyOf(store.defaultReleases, { ...asked, path: shown.address }, version);
    const same = this.cache.get(key);
    return same && [same, shown.status];
  }

  /** The cache key: the company's changes, so that no page of an older one is kept; releases, page and data version. */
  keyOf(chosen: Chosen, { language, path }: Asked, version?: number | string): string {
    const key = beginOf(this.#sources.company, chosen) + inLanguage(language, path);
    return version === undefined ? key : `${key}#${version}`;
  }
}

const beginOf = (company: Company, { key: releases }: Chosen): string =>
  `${companyRevision(company)} ${releases} `;
