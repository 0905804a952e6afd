import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A page in each content encoding. */
export interface EncodedPage {
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
}

/** Compresses a page: one that is cached at a high level, since that is done once. */
export async function encodePage(html: string, isCached = true): Promise<EncodedPage> {
  const plain = Buffer.from(html);
  const [br, zipped] = await Promise.all([
    brotli(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: isCached ? 9 : 1,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
    zip(plain, { level: isCached ? 9 : 1 }),
  ]);
  return { plain, br, gzip: zipped };
}

/** Compresses a page that is sent once, as fast as is worth it, in the best encoding that its browser accepts. */
export async function encodeOnce(
  html: string,
  accepted: string | undefined,
): Promise<{ encoding: Encoding | undefined; body: Buffer }> {
  const encoding = encodingFor(accepted);
  const plain = Buffer.from(html);
  if (encoding === 'gzip') return { encoding, body: await zip(plain) };
  if (encoding === undefined) return { encoding, body: plain };
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 4,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  return { encoding, body: await brotli(plain, { params }) };
}

/** Supported content encodings, best first. */
const encodings = ['br', 'gzip'] as const;

type Encoding = (typeof encodings)[number];

/** What was made of the headers of browsers, of which there are few. */
const known = new LRUCache<string, { encoding: Encoding | undefined }>({ max: 100 });

/** The best encoding that a browser accepts. */
export function encodingFor(accepted = ''): Encoding | undefined {
  let found = known.get(accepted);
  if (!found) {
    found = { encoding: negotiate(accepted) };
    // What is longer than any browser's is somebody's attempt to fill the memory.
    if (accepted.length <= 200) known.set(accepted, found);
  }
  return found.encoding;
}

function negotiate(accepted: string): Encoding | undefined {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': accepted } });
  const taken = negotiator.encodings(encodings);
  return encodings.find((encoding) => taken.includes(encoding));
}
