import { inflateSync } from 'node:zlib';

const woffHeader = 44;
const woffEntry = 20;
const sfntHeader = 12;
const sfntEntry = 16;

/**
 * Unpacks a WOFF font into the TrueType file that it was made of (W3C WOFF 1.0, sections 3 to 5). The
 * font library can read WOFF itself, but takes seconds for a large one.
 */
export function woffToSfnt(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const at = woffHeader + index * woffEntry;
    const offset = woff.readUInt32BE(at + 4);
    const packed = woff.subarray(offset, offset + woff.readUInt32BE(at + 8));
    const length = woff.readUInt32BE(at + 12);
    return {
      tag: woff.subarray(at, at + 4),
      checksum: woff.readUInt32BE(at + 16),
      data: packed.length < length ? inflateSync(packed) : packed,
    };
  });
  const padded = (length: number): number => (length + 3) & ~3;
  const head = sfntHeader + count * sfntEntry;
  const size = tables.reduce((sum, { data }) => sum + padded(data.length), head);
  const sfnt = Buffer.alloc(size);
  woff.copy(sfnt, 0, 4, 8);
  const power = 2 ** Math.floor(Math.log2(count));
  sfnt.writeUInt16BE(count, 4);
  sfnt.writeUInt16BE(power * 16, 6);
  sfnt.writeUInt16BE(Math.log2(power), 8);
  sfnt.writeUInt16BE(count * 16 - power * 16, 10);
  let offset = head;
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const at = sfntHeader + index * sfntEntry;
    tag.copy(sfnt, at);
    sfnt.writeUInt32BE(checksum, at + 4);
    sfnt.writeUInt32BE(offset, at + 8);
    sfnt.writeUInt32BE(data.length, at + 12);
    data.copy(sfnt, offset);
    offset += padded(data.length);
  }
  return sfnt;
}
