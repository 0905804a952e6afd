import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BootData } from 'shared-api/contract/pages/boot';
import { publicCompany, type Company } from 'shared-api/contract/company/company';
import { appOf } from 'shared-api/contract/pages/paths';
import { releaseAddress, type AppName, type Release } from 'shared-api/contract/releases/release';
import { releasesHeader } from 'shared-api/contract/releases/releaseIds';
import { defaultLanguage, locales } from 'shared-api/contract/values/language';
import { HttpError } from '../HttpError.ts';
import { countPage, countPrerenderFailure } from '../telemetry/metrics.ts';
import type { Chosen } from '../releases/chooseReleases.ts';
import type { ReleaseStore } from '../releases/ReleaseStore.ts';
import type { Visitors } from '../releases/visitors.ts';
import { composePage, type PreviewNote } from './composePage.ts';
import { encodePage, encodingFor } from './encodePage.ts';
import { PageCache, type KeptPage } from './PageCache.ts';
import { pageDataOf, type PageDataSources } from './pageDataOf.ts';
import { Prerenderer, type RenderedPage, type ShownPage } from './Prerenderer.ts';

interface Options extends PageDataSources {
  store: ReleaseStore;
  visitors: Visitors;
  company: Company;
}

interface Page {
  status: number;
  html: string;
  etag: string;
  indexed: boolean;
}

/** Composes the page of an address for whoever asks, with data of its own, which is kept nowhere. */
export type ComposePage = (
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  data: unknown,
) => Promise<string>;

/** How many composed pages are kept, those asked for last: a site has a few dozen a set of releases. */
const cacheSize = 500;

/**
 * Answers every address that is neither the API nor a file with a page composed from the releases
 * that the visitor gets. Pages hold nothing of the visitor and are kept until another release goes live.
 * @returns what composes a page that answers a form
 */
export function pages(
  app: FastifyInstance,
  { store, visitors, company, database, provider }: Options,
): ComposePage {
  const prerenderer = new Prerenderer(store);
  const cache = new PageCache(cacheSize);
  let revision = -1;

  function forgetOld(): void {
    if (store.revision === revision) return;
    revision = store.revision;
    cache.clear();
  }

  /**
   * The page that an address shows. All addresses that show the same have the same one: what nobody
   * has asked for before costs no rendering and no room in the cache.
   */
  function shownPage({ releases }: Chosen, path: string): ShownPage | undefined {
    const name = appOf(path);
    const remote = releases[name];
    // Without prerendering a page holds nothing of its address.
    if (!remote?.prerender) return { address: `(${name})`, status: 200 };
    return prerenderer.pageOf(remote, path);
  }

  /** Loads what `shownPage` needs; a release that cannot be loaded leaves its pages to the browser. */
  async function load({ releases }: Chosen, path: string): Promise<void> {
    const remote = releases[appOf(path)];
    if (!remote?.prerender) return;
    await prerenderer.load(remote).catch(() => undefined);
  }

  /** The page as it is kept for everybody who has nothing special: by far the most who ask. */
  function keptFor(request: FastifyRequest, path: string): [KeptPage, number] | undefined {
    if (request.headers.cookie !== undefined || store.isShared) return undefined;
    forgetOld();
    const page = cache.get(keyOf(store.forAll, path));
    if (page) return [page, page.status];
    const shown = shownPage(store.forAll, path);
    if (shown?.movedTo !== undefined) return undefined;
    const same = shown && cache.get(keyOf(store.forAll, shown.address));
    return same && [same, shown.status];
  }

  /** The releases for who asks, said in the answer's headers; with a note when some are previews. */
  async function releasesFor(request: FastifyRequest, reply: FastifyReply) {
    await store.ready().catch((error: unknown) => {
      app.log.error({ err: error }, 'the releases cannot be read');
      throw new HttpError(503, { code: 'notNow' });
    });
    forgetOld();
    const { visitor, cookies, until } = await visitors.recognise(request.headers.cookie);
    const chosen = store.choose(visitor);
    const { shell } = chosen.releases;
    if (!shell) {
      throw new HttpError(503, { code: 'notBuilt' });
    }
    for (const cookie of cookies) reply.header('set-cookie', cookie);
    reply.header(releasesHeader, chosen.header);
    const preview: PreviewNote | undefined =
      chosen.previewed.length > 0 && until !== undefined
        ? {
            releases: chosen.previewed.map((name) => chosen.releases[name]),
            until: new Intl.DateTimeFormat(locales[defaultLanguage], {
              dateStyle: 'medium',
              timeStyle: 'short',
              timeZone: company.timeZone,
            }).format(until),
          }
        : undefined;
    return { chosen, shell, preview };
  }

  async function render(remote: Release, address: string, boot: BootData) {
    try {
      return await prerenderer.render(remote, { path: address, boot });
    } catch (error) {
      // The page still works: the browser renders it. Somebody has to know, though.
      app.log.error({ err: error, address, release: remote.version }, 'prerendering failed');
      countPrerenderFailure(remote.app, remote.version);
      return undefined;
    }
  }

  async function compose(
    { releases }: Chosen,
    shell: Release,
    { name, address }: { name: AppName; address: string },
    data?: unknown,
    preview?: PreviewNote,
  ): Promise<Page> {
    const remote = releases[name];
    const boot: BootData = {
      apps: {
        public_site: remoteData(releases['public-site']),
        back_office: remoteData(releases['back-office']),
      },
      company: publicCompany(company),
      shellVersion: shell.version,
      prerendered: false,
      ...(data === undefined ? {} : { page: data }),
    };
    let rendered: RenderedPage | undefined;
    if (remote?.prerender) rendered = await render(remote, address, { ...boot, prerendered: true });
    const html = composePage({
      shell,
      remote,
      boot: { ...boot, prerendered: rendered !== undefined },
      rendered,
      preview,
    });
    return {
      status: rendered?.status ?? 200,
      html,
      // Weak: the same page goes out packed in several ways.
      etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`,
      indexed: name === 'public-site',
    };
  }

  app.get('/*', (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const kept = keptFor(request, path);
    if (!kept) return answer(request, reply, path);
    countPage('cache');
    return send(request, reply, ...kept);
  });

  async function answer(request: FastifyRequest, reply: FastifyReply, path: string) {
    const { chosen, shell, preview } = await releasesFor(request, reply);
    await load(chosen, path);
    const shown = shownPage(chosen, path);
    if (shown?.movedTo !== undefined) {
      return reply.redirect(shown.movedTo + request.url.slice(path.length), 301);
    }
    const page = { name: appOf(path), address: shown?.address ?? path };
    const data = await pageDataOf({ database, provider }, page.address);
    if (preview) {
      const { status, html } = await compose(chosen, shell, page, data?.page, preview);
      return reply
        .code(shown?.status ?? status)
        .headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
        .type('text/html; charset=utf-8')
        .send(html);
    }
    const key = keyOf(chosen, page.address, data?.version);
    let kept = cache.get(key);
    countPage(kept ? 'cache' : 'composed');
    kept ??= await cache.composed(key, async () => {
      const { html, indexed, ...facts } = await compose(chosen, shell, page, data?.page);
      const headers = {
        'cache-control': 'no-cache',
        etag: facts.etag,
        ...(indexed ? {} : noIndex),
      };
      return { ...facts, releases: chosen.header, headers, encoded: await encodePage(html) };
    });
    return send(request, reply, kept, shown?.status ?? kept.status);
  }

  function send(
    request: FastifyRequest,
    reply: FastifyReply,
    page: KeptPage,
    status: number,
  ): FastifyReply {
    const encoding = encodingFor(request.headers['accept-encoding']);
    const body = page.encoded[encoding ?? 'plain'];
    // Where the log looks for them, too.
    reply.header(releasesHeader, page.releases);
    const headers: OutgoingHttpHeaders = {
      ...(reply.getHeaders() as OutgoingHttpHeaders),
      ...page.headers,
      ...(status === 404 ? noIndex : {}),
      vary: store.isShared ? 'accept-encoding, cookie' : 'accept-encoding',
    };
    // By far the most frequent answer, and a whole one already: it goes to the network as it is.
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

  return async (request, reply, path, data) => {
    const { chosen, shell, preview } = await releasesFor(request, reply);
    const page = { name: appOf(path), address: path };
    return (await compose(chosen, shell, page, data, preview)).html;
  };
}

const noIndex = { 'x-robots-tag': 'noindex' };

/** Where a page is kept: which releases, which address, which data. */
const keyOf = ({ key }: Chosen, path: string, version?: number): string =>
  version === undefined ? `${key} ${path}` : `${key} ${path}#${version}`;

function remoteData(release: Release | undefined): BootData['apps']['public_site'] {
  const [entry] = release?.scripts ?? [];
  if (!release || entry === undefined) return null;
  const address = (file: string): string => releaseAddress(release.app, release.version, file);
  return { entry: address(entry), styles: release.styles.map(address), version: release.version };
}
