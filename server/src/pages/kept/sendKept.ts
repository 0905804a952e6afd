import type { FastifyReply, FastifyRequest } from 'fastify';
import { releasesHeader } from 'shared-api/contract/releases/releaseIds';
import { policyHeader, type SecurityHeaders } from '../../http/SecurityHeaders.ts';
import { encodingFor, type EncodedPage } from '../encodePage.ts';

/** Names and values of headers in turn, as `writeHead` takes them. */
export type FlatHeaders = readonly string[];

/** A cached page, compressed, with its headers. */
export interface KeptPage {
  status: number;
  etag: string;
  encoded: EncodedPage;
  /** Whether it may be cached; not if its release failed to render it. */
  isWhole: boolean;
  /** The releases it was composed from. */
  releases: string;
  /** Headers that depend on nothing of a request. */
  headers: FlatHeaders;
  /** The same for a body in each encoding. */
  bodyHeaders: Record<keyof EncodedPage, FlatHeaders>;
}

const noIndex: FlatHeaders = ['x-robots-tag', 'noindex'];

/** Prepares the headers of a page, which are then written as they are. */
export function keep(
  page: Pick<KeptPage, 'status' | 'etag' | 'isWhole' | 'releases'>,
  indexed: boolean,
  encoded: EncodedPage,
): KeptPage {
  const headersOf = (encoding: keyof EncodedPage): FlatHeaders => [
    ...['content-type', 'text/html; charset=utf-8'],
    ...['content-length', String(encoded[encoding].length)],
    ...(encoding === 'plain' ? [] : ['content-encoding', encoding]),
  ];
  return {
    ...page,
    encoded,
    headers: [
      ...['cache-control', page.isWhole ? 'no-cache' : 'no-store'],
      ...['etag', page.etag],
      ...(indexed ? [] : noIndex),
    ],
    bodyHeaders: { plain: headersOf('plain'), br: headersOf('br'), gzip: headersOf('gzip') },
  };
}

/**
 * Sends a cached page in the accepted encoding, or 304. The hot path: everything is prepared, so it bypasses Fastify's
 * reply, and writes headers as a list, which Node need not collect and look up first.
 */
export function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  page: KeptPage,
  { status, vary, security }: { status: number; vary: string; security: SecurityHeaders },
): FastifyReply {
  const { raw } = reply;
  // The log reads this header too.
  reply.header(releasesHeader, page.releases);
  const headers = raw.hasHeader(policyHeader) ? [] : [...security.of(request.raw)];
  const own = reply.getHeaders();
  for (const name in own) {
    const value = own[name];
    if (Array.isArray(value)) for (const one of value) headers.push(name, one);
    else if (value !== undefined) headers.push(name, String(value));
  }
  headers.push(...page.headers, 'vary', vary);
  if (status === 404 && !page.headers.includes('x-robots-tag')) headers.push(...noIndex);
  reply.hijack();
  if (request.headers['if-none-match'] === page.etag && status === 200) {
    raw.writeHead(304, headers).end();
    return reply;
  }
  const encoding = encodingFor(request.headers['accept-encoding']) ?? 'plain';
  headers.push(...page.bodyHeaders[encoding]);
  raw.writeHead(status, headers).end(page.encoded[encoding]);
  return reply;
}
