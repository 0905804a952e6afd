import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Company } from 'shared-api/contract/company/company';
import { releasesHeader } from 'shared-api/contract/releases/releaseIds';
import type { Release } from 'shared-api/contract/releases/release';
import { inLanguage } from 'shared-api/contract/values/language';
import { HttpError } from '../HttpError.ts';
import { countPage } from '../telemetry/metrics.ts';
import type { Chosen } from '../releases/chooseReleases.ts';
import { allowOrigins, withOverrides } from '../releases/overrides/withOverrides.ts';
import type { Overrides } from '../releases/overrides/Overrides.ts';
import type { ReleaseStore } from '../releases/ReleaseStore.ts';
import type { Renderers } from '../rendering/Renderers.ts';
import type { SecurityHeaders } from '../http/SecurityHeaders.ts';
import type { Visitors } from '../releases/visitors.ts';
import { askedOf, homeInLanguage, officeAddress, type Asked } from './Asked.ts';
import { encodeOnce, encodePage } from './encodePage.ts';
import { KeptPages } from './kept/KeptPages.ts';
import { pageLimit } from './kept/pageLimit.ts';
import { keep, sendKept, type KeptPage } from './kept/sendKept.ts';
import { notesOf } from './notes/pageNotes.ts';
import { pageDataOf, type PageDataSources } from './pageDataOf.ts';
import { PageComposer } from './PageComposer.ts';
import { untilReady } from './untilReady.ts';

interface Options extends PageDataSources {
  store: ReleaseStore;
  visitors: Visitors;
  overrides: Overrides;
  company: Company;
  renderers: Renderers;
  security: SecurityHeaders;
  /** Pages that a network may ask for within a minute. */
  pageRateLimit: number;
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

/**
 * Serves every address that is neither the API nor a file with a page composed from the visitor's
 * releases. Pages contain nothing personal and are cached until the releases or the company change; what a payment link
 * fills in is for its reader alone.
 * @returns a function that composes the response to a form
 */
export function pages(app: FastifyInstance, options: Options): ComposePage {
  const { store, visitors, overrides, company, rateCard, provider, renderers } = options;
  const composer = new PageComposer(renderers, company, options.assetsOrigin);
  const kept = new KeptPages({ store, company, composer, rateCard });

  /**
   * The visitor's releases; also sets the response headers, and adds notes if they are not what others get.
   */
  async function releasesFor(request: FastifyRequest, reply: FastifyReply) {
    await untilReady(store, app.log);
    kept.forgetOld();
    const { visitor, cookies, until } = await visitors.recognise(request.headers.cookie);
    const own = await overrides.of(request.headers.cookie);
    const chosen = withOverrides(store.choose(visitor), own.overrides);
    const shell = shellOf(chosen, app.log);
    for (const cookie of [...cookies, ...own.cookies]) reply.header('set-cookie', cookie);
    reply.header(releasesHeader, chosen.header);
    allowOrigins(reply, own.overrides);
    return { chosen, shell, notes: notesOf(chosen, { until, ...own }, company) };
  }

  /** Sends a cached page. */
  const send = (request: FastifyRequest, reply: FastifyReply, page: KeptPage, status: number) =>
    sendKept(request, reply, page, { status, vary: varyOf(store), security: options.security });

  // Only a cached page is written with its headers at once; the plugin's limit is for what is not asked for so often.
  const config = { setsSecurityHeaders: true, rateLimit: false } as const;
  const onRequest = pageLimit(options.pageRateLimit);
  app.get('/*', { config, onRequest }, (request, reply) => {
    const same = kept.at(request);
    if (same) {
      countPage('cache');
      return send(request, reply, same, same.status);
    }
    options.security.set(request.raw, reply.raw);
    const [path = '/'] = request.url.split('?', 1);
    const plain = withoutSlash(path);
    if (plain !== undefined) return reply.redirect(plain + request.url.slice(path.length), 301);
    const inOffice = officeAddress(path);
    if (inOffice !== undefined) return lead(request, reply, path, inOffice);
    const found = kept.for(request, path);
    if (!found) return answer(request, reply, path);
    countPage('cache');
    return send(request, reply, ...found);
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
    if (notes || data.isLinked) {
      const { status, html } = await composer.compose(chosen, shell, page, data.page, notes);
      return sendOnce(reply, shown?.status ?? status, html);
    }
    const key = kept.keyOf(chosen, page, data.version);
    let found = kept.cache.get(key);
    countPage(found ? 'cache' : 'composed');
    const compose = () => composeForCache(composer, chosen, shell, page, data.page);
    found ??= await kept.cache.composed(key, compose);
    return send(request, reply, found, shown?.status ?? found.status);
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

async function composeForCache(
  composer: PageComposer,
  chosen: Chosen,
  shell: Release,
  asked: Asked,
  data?: unknown,
): Promise<KeptPage> {
  const { html, indexed, ...facts } = await composer.compose(chosen, shell, asked, data);
  const encoded = await encodePage(html, facts.isWhole);
  return keep({ ...facts, releases: chosen.header }, indexed, encoded);
}

/** Sends a page that is for its reader alone. */
async function sendOnce(reply: FastifyReply, status: number, html: string): Promise<FastifyReply> {
  const { encoding, body } = await encodeOnce(html, reply.request.headers['accept-encoding']);
  return reply
    .code(status)
    .headers({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      vary: 'accept-encoding',
      ...(encoding && { 'content-encoding': encoding }),
    })
    .type('text/html; charset=utf-8')
    .send(body);
}

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
