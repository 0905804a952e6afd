import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A page as it goes over the network, once for each way that browsers take it. */
export interface EncodedPage {
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
}

/** Packs a page that is kept; done once, so thoroughly. */
export async function encodePage(html: string): Promise<EncodedPage> {
  const plain = Buffer.from(html);
  const [br, zipped] = await Promise.all([
    brotli(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 9,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
    zip(plain, { level: 9 }),
  ]);
  return { plain, br, gzip: zipped };
}

/** The ways in which a page is compressed, the best first. */
const encodings = ['br', 'gzip'] as const;

/** The best of them that a browser takes, by its `accept-encoding`. */
export function encodingFor(accepted?: string): (typeof encodings)[number] | undefined {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': accepted } });
  const taken = negotiator.encodings(encodings);
  return encodings.find((encoding) => taken.includes(encoding));
}
