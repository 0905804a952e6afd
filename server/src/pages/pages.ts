import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BootData } from 'shared-api/contract/boot';
import { publicCompany, type Company } from 'shared-api/contract/company';
import { appOf } from 'shared-api/contract/paths';
import {
  releaseAddress,
  releasesHeader,
  releasesHeaderName,
  type AppName,
  type Release,
} from 'shared-api/contract/release';
import { HttpError } from '../HttpError.ts';
import type { Queryable } from '../db/Database.ts';
import type { Chosen, LiveReleases, ReleaseStore } from '../releases/ReleaseStore.ts';
import type { Visitors } from '../releases/visitors.ts';
import { composePage, type PreviewNote } from './composePage.ts';
import { encodePage, encodingFor, type EncodedPage } from './encodePage.ts';
import { pageDataOf } from './pageDataOf.ts';
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
interface KeptPage extends Page {
  encoded: EncodedPage;
}

/** Composes the page of an address for whoever asks, with data of its own, which is kept nowhere. */
export type ComposePage = (
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  data: unknown,
) => Promise<string>;

/** How many composed pages are kept; a site has a few dozen, the rest are addresses tried. */
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
  const cache = new Map<string, KeptPage>();
  let revision = -1;

  /** The releases for who asks, said in the answer's headers; with a note when some are previews. */
  async function releasesFor(request: FastifyRequest, reply: FastifyReply) {
    await store.ready();
    if (store.revision !== revision) {
      revision = store.revision;
      cache.clear();
    }
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
    reply.header(releasesHeaderName, releasesHeader(versionsOf(chosen.releases)));
    reply.header('vary', visitors.isShared ? 'accept-encoding, cookie' : 'accept-encoding');
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

  app.get('/*', async (request, reply) => {
    const { chosen, shell, preview } = await releasesFor(request, reply);
    const path = request.url.split('?', 1)[0] ?? '/';
    const data = await pageDataOf(database, path);
    if (preview) {
      const { status, html } = await compose(chosen, shell, path, data?.page, preview);
      return reply
        .code(status)
        .headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
        .type('text/html; charset=utf-8')
        .send(html);
    }
    const key = `${chosen.key} ${path}${data ? `#${data.version}` : ''}`;
    let page = cache.get(key);
    if (!page) {
      const composed = await compose(chosen, shell, path, data?.page);
      page = { ...composed, encoded: await encodePage(composed.html) };
      if (cache.size >= cacheSize) cache.delete(cache.keys().next().value ?? '');
      cache.set(key, page);
    }
    reply.headers({ 'cache-control': 'no-cache', etag: page.etag });
    if (!page.indexed || page.status === 404) reply.header('x-robots-tag', 'noindex');
    if (request.headers['if-none-match'] === page.etag && page.status === 200) {
      return reply.code(304).send();
    }
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (encoding) reply.header('content-encoding', encoding);
    return reply
      .code(page.status)
      .type('text/html; charset=utf-8')
      .send(page.encoded[encoding ?? 'plain']);
  });

  return async (request, reply, path, data) => {
    const { chosen, shell, preview } = await releasesFor(request, reply);
    return (await compose(chosen, shell, path, data, preview)).html;
  };
}

const versionsOf = (releases: LiveReleases): Partial<Record<AppName, string>> =>
  Object.fromEntries(Object.entries(releases).map(([app, { version }]) => [app, version]));

function remoteData(release: Release | undefined): BootData['apps']['public_site'] {
  const [entry] = release?.scripts ?? [];
  if (!release || entry === undefined) return null;
  const address = (file: string): string => releaseAddress(release.app, release.version, file);
  return { entry: address(entry), styles: release.styles.map(address), version: release.version };
}
