import { crc32 } from 'node:zlib';
import sharp from 'sharp';

/** A gradient that a camera held upright has taken lying on its side, with where and when. */
export const cameraPhoto = (width = 1200, height = 800): Promise<Buffer> =>
  sharp(gradient(width, height), { raw: { width, height, channels: 3 } })
    .withExif({
      IFD0: { Make: 'Secret camera', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 28/1 0/1', GPSLongitudeRef: 'W' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

export const pngPhoto = (width = 60, height = 40): Promise<Buffer> =>
  sharp(gradient(width, height), { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();

function gradient(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(width * height * 3);
  for (let index = 0; index < width * height; index += 1) {
    bytes[index * 3] = Math.round((255 * (index % width)) / width);
    bytes[index * 3 + 1] = Math.round((255 * Math.floor(index / width)) / height);
  }
  return bytes;
}

/** A small file that says of itself that it is very large: a decompression bomb. */
export async function bomb(width = 50_000, height = 50_000): Promise<Buffer> {
  const png = Buffer.from(await pngPhoto());
  // Signature, length, "IHDR", width, height, five bytes more, checksum.
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

/** The first bytes of a HEIC file, as phones name them. */
export const heicPhoto = (): Buffer =>
  Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('ftypheic\0\0\0\0mif1heic'),
    Buffer.alloc(500),
  ]);

/** A picture one pixel wide, longer than any panorama: few bytes and pixels, but slow to decode. */
export const linePhoto = (): Promise<Buffer> =>
  sharp({ create: { width: 1, height: 50_000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
