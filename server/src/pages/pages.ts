import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BootData } from 'shared-api/contract/boot';
import { publicCompany, type Company } from 'shared-api/contract/company';
import { appOf } from 'shared-api/contract/paths';
import { releaseAddress, type Release } from 'shared-api/contract/release';
import { releasesHeader } from 'shared-api/contract/releaseIds';
import { HttpError } from '../HttpError.ts';
import type { Queryable } from '../db/Database.ts';
import { countPage, countPrerenderFailure } from '../observe/metrics.ts';
import type { Chosen, ReleaseStore } from '../releases/ReleaseStore.ts';
import type { Visitors } from '../releases/visitors.ts';
import { composePage, notNow, type PreviewNote } from './composePage.ts';
import { encodePage, encodingFor, type EncodedPage } from './encodePage.ts';
import { pageDataOf } from './pageDataOf.ts';
import { RecentlyUsed } from './RecentlyUsed.ts';
import { Prerenderer, type RenderedPage } from './Prerenderer.ts';

interface Options {
  store: ReleaseStore;
  visitors: Visitors;
  company: Company;
  database: Queryable;
}

interface Page {
  status: number;
  html: string;
  etag: string;
  indexed: boolean;
}

/** A page that is kept, packed. */
interface KeptPage extends Omit<Page, 'html'> {
  encoded: EncodedPage;
  /** Which releases it is made of. */
  releases: string;
  headers: OutgoingHttpHeaders;
}

/** Composes the page of an address for whoever asks, with data of its own, which is kept nowhere. */
export type ComposePage = (
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  data: unknown,
) => Promise<string>;

/**
 * How many composed pages are kept, those asked for last; a site has a few dozen, the rest are
 * records of the office and addresses tried.
 */
const cacheSize = 500;

/**
 * Answers every address that is neither the API nor a file with a page composed from the releases
 * that the visitor gets. Pages hold nothing of the visitor and are kept until another release goes live.
 * @returns what composes a page that answers a form
 */
export function pages(
  app: FastifyInstance,
  { store, visitors, company, database }: Options,
): ComposePage {
  const prerenderer = new Prerenderer(store);
  const cache = new RecentlyUsed<KeptPage>(cacheSize);
  let revision = -1;

  function forgetOld(): void {
    if (store.revision === revision) return;
    revision = store.revision;
    cache.clear();
  }

  /** The page as it is kept for everybody who has nothing special: by far the most who ask. */
  function keptFor(request: FastifyRequest, path: string): KeptPage | undefined {
    if (request.headers.cookie !== undefined || store.isShared) return undefined;
    forgetOld();
    return cache.get(keyOf(store.forAll, path));
  }

  /** The releases for who asks, said in the answer's headers; with a note when some are previews. */
  async function releasesFor(request: FastifyRequest, reply: FastifyReply) {
    await store.ready().catch((error: unknown) => {
      app.log.error({ err: error }, 'the releases cannot be read');
      throw new HttpError(503, notNow);
    });
    forgetOld();
    const { visitor, cookies, until } = await visitors.recognise(request.headers.cookie);
    const chosen = store.choose(visitor);
    const { shell } = chosen.releases;
    if (!shell) {
      throw new HttpError(
        503,
        'The site has not been built yet. Run "npm run build" and start again.',
      );
    }
    for (const cookie of cookies) reply.header('set-cookie', cookie);
    reply.header(releasesHeader, chosen.header);
    const preview: PreviewNote | undefined =
      chosen.previewed.length > 0 && until !== undefined
        ? {
            releases: chosen.previewed.map((name) => chosen.releases[name]),
            until: new Intl.DateTimeFormat('en-CA', {
              dateStyle: 'medium',
              timeStyle: 'short',
              timeZone: company.timeZone,
            }).format(until),
          }
        : undefined;
    return { chosen, shell, preview };
  }

  async function render(remote: Release, path: string, boot: BootData) {
    try {
      return await prerenderer.render(remote, { path, boot });
    } catch (error) {
      // The page still works: the browser renders it. Somebody has to know, though.
      app.log.error({ err: error, path, release: remote.version }, 'prerendering failed');
      countPrerenderFailure(remote.app, remote.version);
      return undefined;
    }
  }

  async function compose(
    { releases }: Chosen,
    shell: Release,
    path: string,
    data?: unknown,
    preview?: PreviewNote,
  ): Promise<Page> {
    const name = appOf(path);
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
    if (remote?.prerender) rendered = await render(remote, path, { ...boot, prerendered: true });
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
    const page = keptFor(request, path);
    if (!page) return answer(request, reply, path);
    countPage('cache');
    return send(request, reply, page);
  });

  async function answer(request: FastifyRequest, reply: FastifyReply, path: string) {
    const { chosen, shell, preview } = await releasesFor(request, reply);
    const data = await pageDataOf(database, path);
    if (preview) {
      const { status, html } = await compose(chosen, shell, path, data?.page, preview);
      return reply
        .code(status)
        .headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
        .type('text/html; charset=utf-8')
        .send(html);
    }
    const key = keyOf(chosen, path, data?.version);
    let page = cache.get(key);
    countPage(page ? 'cache' : 'composed');
    if (!page) {
      const { html, ...facts } = await compose(chosen, shell, path, data?.page);
      const headers = {
        'cache-control': 'no-cache',
        etag: facts.etag,
        ...(!facts.indexed || facts.status === 404 ? { 'x-robots-tag': 'noindex' } : {}),
      };
      page = { ...facts, releases: chosen.header, headers, encoded: await encodePage(html) };
      cache.set(key, page);
    }
    return send(request, reply, page);
  }

  function send(request: FastifyRequest, reply: FastifyReply, page: KeptPage): FastifyReply {
    const encoding = encodingFor(request.headers['accept-encoding']);
    const body = page.encoded[encoding ?? 'plain'];
    // Where the log looks for them, too.
    reply.header(releasesHeader, page.releases);
    const headers: OutgoingHttpHeaders = {
      ...(reply.getHeaders() as OutgoingHttpHeaders),
      ...page.headers,
      vary: store.isShared ? 'accept-encoding, cookie' : 'accept-encoding',
    };
    // By far the most frequent answer, and a whole one already: it goes to the network as it is.
    reply.hijack();
    if (request.headers['if-none-match'] === page.etag && page.status === 200) {
      reply.raw.writeHead(304, headers).end();
      return reply;
    }
    headers['content-type'] = 'text/html; charset=utf-8';
    headers['content-length'] = body.length;
    if (encoding) headers['content-encoding'] = encoding;
    reply.raw.writeHead(page.status, headers).end(body);
    return reply;
  }

  return async (request, reply, path, data) => {
    const { chosen, shell, preview } = await releasesFor(request, reply);
    return (await compose(chosen, shell, path, data, preview)).html;
  };
}

/** Where a page is kept: which releases, which address, which data. */
const keyOf = ({ key }: Chosen, path: string, version?: number): string =>
  version === undefined ? `${key} ${path}` : `${key} ${path}#${version}`;

function remoteData(release: Release | undefined): BootData['apps']['public_site'] {
  const [entry] = release?.scripts ?? [];
  if (!release || entry === undefined) return null;
  const address = (file: string): string => releaseAddress(release.app, release.version, file);
  return { entry: address(entry), styles: release.styles.map(address), version: release.version };
}
