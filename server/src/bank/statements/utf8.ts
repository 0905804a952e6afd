/** Statistics of a file's bytes as UTF-8. */
export interface Utf8Count {
  /** Well-formed multi-byte characters. */
  valid: number;
  /** Bytes that are not part of a character. */
  invalid: number;
  /** The line of the first such byte, from 1. */
  firstInvalidLine: number;
}

/** The number of continuation bytes after a lead byte, and the range of the first of them. */
function following(byte: number): [bytes: number, from: number, to: number] {
  if (byte >= 0xc2 && byte <= 0xdf) return [1, 0x80, 0xbf];
  if (byte >= 0xe0 && byte <= 0xef)
    return [2, byte === 0xe0 ? 0xa0 : 0x80, byte === 0xed ? 0x9f : 0xbf];
  if (byte >= 0xf0 && byte <= 0xf4)
    return [3, byte === 0xf0 ? 0x90 : 0x80, byte === 0xf4 ? 0x8f : 0xbf];
  return [0, 0, 0];
}

/** Counts multi-byte UTF-8 characters and invalid bytes. */
export function countUtf8(bytes: Uint8Array): Utf8Count {
  const count: Utf8Count = { valid: 0, invalid: 0, firstInvalidLine: 0 };
  let line = 1;
  let at = 0;
  while (at < bytes.length) {
    const byte = bytes[at] ?? 0;
    if (byte < 0x80) {
      if (byte === 0x0a) line += 1;
      at += 1;
      continue;
    }
    const [more, from, to] = following(byte);
    const second = bytes[at + 1] ?? 0;
    let isValid = more > 0 && second >= from && second <= to;
    for (let offset = 2; isValid && offset <= more; offset += 1) {
      isValid = ((bytes[at + offset] ?? 0) & 0xc0) === 0x80;
    }
    if (isValid) {
      count.valid += 1;
      at += more + 1;
    } else {
      if (count.invalid === 0) count.firstInvalidLine = line;
      count.invalid += 1;
      at += 1;
    }
  }
  return count;
}
