import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

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

type Encoding = 'br' | 'gzip' | undefined;

/** What the few different headers of browsers come to; whoever invents others is not remembered. */
const known = new Map<string, Encoding>();

/** The best way that a browser takes, by its `accept-encoding`. */
export function encodingFor(accepted = ''): Encoding {
  if (known.has(accepted)) return known.get(accepted);
  const names = new Set(
    accepted
      .split(',')
      .map((part) => part.trim())
      .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
      .map((part) => part.split(';', 1)[0]),
  );
  const best = names.has('br') ? 'br' : names.has('gzip') ? 'gzip' : undefined;
  if (known.size < 50) known.set(accepted, best);
  return best;
}
