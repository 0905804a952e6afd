import type Sharp from 'sharp';
import { photoLimits } from 'shared-api/contract/site/visitLimits';
import type { LeftOut } from 'shared-api/contract/messages/photos/photoSentences';
import { HttpError } from '../HttpError.ts';
import { PhotoError } from './PhotoError.ts';

/** A photo as it is kept: without metadata, upright, in sizes to look at. */
export interface ReadPhoto {
  /** JPEG. */
  picture: Buffer;
  width: number;
  height: number;
  /** WebP. */
  thumbnail: Buffer;
}

/** Longest side in pixels, and quality, of what is kept. */
const kept = {
  picture: { side: 2048, quality: 82 },
  thumbnail: { side: 320, quality: 70 },
} as const;

/** Pixels that a side may have: panoramas stay below, and a line of millions of pixels decodes for ever. */
const longestSide = 40_000;

/** Seconds after which a picture is given up. */
const patience = 20;

let loading: Promise<typeof Sharp> | undefined;

/** The library for pictures, loaded and set up when the first photo comes. */
const loadSharp = (): Promise<typeof Sharp> => (loading ??= setUp());

async function setUp(): Promise<typeof Sharp> {
  const { default: sharp } = await import('sharp');
  // Decoders of other formats are not reachable, whatever a file claims to be.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadPngBuffer',
      'VipsForeignLoadWebpBuffer',
    ],
  });
  // Each picture is seen once, and several are read side by side.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

type Format = 'jpeg' | 'png' | 'webp' | 'heic';

/** The format of a file by its first bytes; its name and type are what its sender says. */
export function formatOf(bytes: Buffer): Format | undefined {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (text(4, 8) === 'ftyp' && /^(?:hei|hev|mif|msf)/.test(text(8, 12))) return 'heic';
  return undefined;
}

/** Why a file cannot be a photo, as far as its first bytes say. */
export function faultOfFile(name: string, bytes: Buffer): LeftOut | undefined {
  const params = { names: [name] };
  if (bytes.length === 0) return { code: 'photoEmpty', params };
  const format = formatOf(bytes);
  if (format === undefined) return { code: 'photoOtherType', params };
  return format === 'heic' ? { code: 'photoHeic', params } : undefined;
}

/**
 * Reads a photo that a visitor has sent, and writes the copies that are kept.
 * @param name of the file, for refusals
 * @throws HttpError 400 saying what is wrong with the file
 */
export async function readPhoto(name: string, bytes: Buffer): Promise<ReadPhoto> {
  const names = [name];
  const refused = (why: LeftOut) => new PhotoError(400, why);
  const fault = faultOfFile(name, bytes);
  if (fault) throw refused(fault);
  const sharp = await loadSharp();
  try {
    // Reads the header alone: nothing is decoded before its size is known.
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > photoLimits.pixels) {
      const megapixels = photoLimits.pixels / 1e6;
      throw refused({ code: 'photoManyPixels', params: { names, megapixels } });
    }
    if (Math.max(width, height) > longestSide)
      throw refused({ code: 'photoBroken', params: { names } });
    return await copiesOf(sharp, bytes);
  } catch (error) {
    if (error instanceof HttpError) throw error;
    throw refused({ code: 'photoBroken', params: { names } });
  }
}

async function copiesOf(sharp: typeof Sharp, bytes: Buffer): Promise<ReadPhoto> {
  const { data, info } = await sharp(bytes, {
    limitInputPixels: photoLimits.pixels,
    failOn: 'error',
  })
    .autoOrient()
    .resize({ ...boxOf(kept.picture), fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: kept.picture.quality, progressive: true })
    .timeout({ seconds: patience })
    .toBuffer({ resolveWithObject: true });
  const thumbnail = await sharp(data)
    .resize({ ...boxOf(kept.thumbnail), fit: 'inside', withoutEnlargement: true })
    .webp({ quality: kept.thumbnail.quality })
    .timeout({ seconds: patience })
    .toBuffer();
  return { picture: data, width: info.width, height: info.height, thumbnail };
}

const boxOf = ({ side }: { side: number }) => ({ width: side, height: side });
