import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Company } from 'shared-api/contract/company/company';
import { releasesHeader } from 'shared-api/contract/releases/releaseIds';
import type { Release } from 'shared-api/contract/releases/release';
import { inLanguage } from 'shared-api/contract/values/language';
import { companyRevision } from '../company.ts';
import { HttpError } from '../HttpError.ts';
import { countPage } from '../telemetry/metrics.ts';
import type { Chosen } from '../releases/chooseReleases.ts';
import { allowOrigins, withOverrides } from '../releases/overrides/withOverrides.ts';
import type { Overrides } from '../releases/overrides/Overrides.ts';
import type { ReleaseStore } from '../releases/ReleaseStore.ts';
import type { Renderers } from '../rendering/Renderers.ts';
import type { Visitors } from '../releases/visitors.ts';
import { askedOf, homeInLanguage, officeAddress, type Asked } from './Asked.ts';
import { encodePage, encodingFor } from './encodePage.ts';
import { notesOf } from './notes/pageNotes.ts';
import { PageCache, type KeptPage } from './PageCache.ts';
import { asksForAll, knownVersion, pageDataOf, type PageDataSources } from './pageDataOf.ts';
import { PageComposer } from './PageComposer.ts';
import { untilReady } from './untilReady.ts';

interface Options extends PageDataSources {
  store: ReleaseStore;
  visitors: Visitors;
  overrides: Overrides;
  company: Company;
  renderers: Renderers;
  /** The origin that public pages take release files from, if it is not the site. */
  assetsOrigin?: string | undefined;
}

/** Composes a page with its own page data, uncached. */
export type ComposePage = (
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  data: unknown,
) => Promise<string>;

/** Maximum number of cached pages; a site has a few dozen per set of releases. */
const cacheSize = 500;

/**
 * Serves every address that is neither the API nor a file with a page composed from the visitor's
 * releases. Pages contain nothing personal and are cached until the releases or the company change.
 * @returns a function that composes the response to a form
 */
export function pages(
  app: FastifyInstance,
  { store, visitors, overrides, company, rateCard, provider, renderers, assetsOrigin }: Options,
): ComposePage {
  const composer = new PageComposer(renderers, company, assetsOrigin);
  const cache = new PageCache(cacheSize);
  let revision = '';

  function forgetOld(): void {
    const now = `${store.revision} ${companyRevision(company)}`;
    if (now !== revision) cache.clear();
    revision = now;
  }

  /** The cached page for the default releases, which almost all visitors get, and its status. */
  function keptFor(request: FastifyRequest, path: string): [KeptPage, number] | undefined {
    if (request.headers.cookie !== undefined || store.hasRollout) return undefined;
    if (asksForAll(request.url)) return undefined;
    forgetOld();
    const page = cache.get(`${companyRevision(company)} ${store.defaultReleases.key} ${path}`);
    if (page) return [page, page.status];
    const asked = askedOf(store.defaultReleases, path);
    const shown = composer.knownPage(store.defaultReleases, asked);
    if (shown?.movedTo !== undefined) return undefined;
    const version = shown && knownVersion(rateCard, shown.address);
    if (!shown || version === null) return undefined;
    const same = cache.get(
      keyOf(company, store.defaultReleases, { ...asked, path: shown.address }, version),
    );
    return same && [same, shown.status];
  }

  /**
   * The visitor's releases; also sets the response headers, and adds notes if they are not what others get.
   */
  async function releasesFor(request: FastifyRequest, reply: FastifyReply) {
    await untilReady(store, app.log);
    forgetOld();
    const { visitor, cookies, until } = await visitors.recognise(request.headers.cookie);
    const own = await overrides.of(request.headers.cookie);
    const chosen = withOverrides(store.choose(visitor), own.overrides);
    const shell = shellOf(chosen, app.log);
    for (const cookie of [...cookies, ...own.cookies]) reply.header('set-cookie', cookie);
    reply.header(releasesHeader, chosen.header);
    allowOrigins(reply, own.overrides);
    return { chosen, shell, notes: notesOf(chosen, { until, ...own }, company) };
  }

  app.get('/*', (request, reply) => {
    const [path = '/'] = request.url.split('?', 1);
    const plain = withoutSlash(path);
    if (plain !== undefined) return reply.redirect(plain + request.url.slice(path.length), 301);
    const inOffice = officeAddress(path);
    if (inOffice !== undefined) return lead(request, reply, path, inOffice);
    const kept = keptFor(request, path);
    if (!kept) return answer(request, reply, path);
    countPage('cache');
    return send(request, reply, ...kept, varyOf(store));
  });

  async function answer(request: FastifyRequest, reply: FastifyReply, path: string) {
    const { chosen, shell, notes } = await releasesFor(request, reply);
    const home = homeInLanguage(chosen, path, request.headers.cookie);
    if (home !== undefined) return lead(request, reply, path, home);
    const asked = askedOf(chosen, path);
    const shown = await composer.findPage(chosen, asked);
    if (shown?.movedTo !== undefined) {
      const address = inLanguage(asked.language, shown.movedTo);
      return reply.redirect(address + request.url.slice(path.length), 301);
    }
    const page = { ...asked, path: shown?.address ?? asked.path };
    const data = await pageDataOf({ rateCard, provider }, page.path, page.language, request.url);
    if (notes) {
      const { status, html } = await composer.compose(chosen, shell, page, data.page, notes);
      return sendPreview(reply, shown?.status ?? status, html);
    }
    const key = keyOf(company, chosen, page, data.version);
    let kept = cache.get(key);
    countPage(kept ? 'cache' : 'composed');
    const compose = () => composeForCache(composer, chosen, shell, page, data.page);
    kept ??= await cache.composed(key, compose);
    return send(request, reply, kept, shown?.status ?? kept.status, varyOf(store));
  }

  return async (request, reply, path, data) => {
    const { chosen, shell, notes } = await releasesFor(request, reply);
    return (await composer.compose(chosen, shell, askedOf(chosen, path), data, notes)).html;
  };
}

/**
 * An address without the slash at its end. One page has one address: the router of the browser would not
 * know the server's page at another.
 * @returns nothing of one that has none, nor of what a browser would take for another site's address
 */
const withoutSlash = (path: string): string | undefined => /^(\/[^/\\].*?)\/+$/.exec(path)?.[1];

/** @throws HttpError 503 if there is no shell, without which no page can be shown */
function shellOf({ releases: { shell } }: Chosen, log: FastifyInstance['log']): Release {
  if (shell) return shell;
  log.error('no release of shell can be served: release it (docs/releases.md)');
  throw new HttpError(503, { code: 'siteUnavailable' });
}

const noIndex = { 'x-robots-tag': 'noindex' };

async function composeForCache(
  composer: PageComposer,
  chosen: Chosen,
  shell: Release,
  asked: Asked,
  data?: unknown,
): Promise<KeptPage> {
  const { html, indexed, ...facts } = await composer.compose(chosen, shell, asked, data);
  const headers = {
    'cache-control': facts.isWhole ? 'no-cache' : 'no-store',
    etag: facts.etag,
    ...(indexed ? {} : noIndex),
  };
  return {
    ...facts,
    releases: chosen.header,
    headers,
    encoded: await encodePage(html, facts.isWhole),
  };
}

/** The cache key: the company's changes, so that no page of an older one is kept; releases, page and data version. */
function keyOf(
  company: Company,
  { key: releases }: Chosen,
  { language, path }: Asked,
  version?: number | string,
): string {
  const address = inLanguage(language, path);
  const key = `${companyRevision(company)} ${releases}`;
  return version === undefined ? `${key} ${address}` : `${key} ${address}#${version}`;
}

const sendPreview = (reply: FastifyReply, status: number, html: string): FastifyReply =>
  reply
    .code(status)
    .headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
    .type('text/html; charset=utf-8')
    .send(html);

/** The `vary` header. */
const varyOf = ({ hasRollout }: ReleaseStore): string =>
  hasRollout ? 'accept-encoding, cookie' : 'accept-encoding';

/** Redirects to an address that depends on the visitor. */
const lead = (
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  address: string,
): FastifyReply =>
  reply
    .headers({ 'cache-control': 'no-store', vary: 'cookie' })
    .redirect(address + request.url.slice(path.length));

/** Headers of a reply that its response has not got yet: those it has would be checked and set once more. */
function unsentHeaders(reply: FastifyReply): OutgoingHttpHeaders {
  const { raw } = reply;
  const headers: OutgoingHttpHeaders = {};
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== raw.getHeader(name)) headers[name] = value;
  }
  return headers;
}

/** Sends a cached page in the accepted encoding, or 304. */
function send(
  request: FastifyRequest,
  reply: FastifyReply,
  page: KeptPage,
  status: number,
  vary: string,
): FastifyReply {
  const encoding = encodingFor(request.headers['accept-encoding']);
  const body = page.encoded[encoding ?? 'plain'];
  // The log reads this header too.
  reply.header(releasesHeader, page.releases);
  const headers: OutgoingHttpHeaders = {
    ...unsentHeaders(reply),
    ...page.headers,
    ...(status === 404 ? noIndex : {}),
    vary,
  };
  // The hot path: the response is complete, so it bypasses Fastify's reply.
  reply.hijack();
  if (request.headers['if-none-match'] === page.etag && status === 200) {
    reply.raw.writeHead(304, headers).end();
    return reply;
  }
  headers['content-type'] = 'text/html; charset=utf-8';
  headers['content-length'] = body.length;
  if (encoding) headers['content-encoding'] = encoding;
  reply.raw.writeHead(status, headers).end(body);
  return reply;
}
