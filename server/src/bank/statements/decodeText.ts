import { StatementError } from './StatementError.ts';
import { countUtf8 } from './utf8.ts';
import { decodeWindows1252, firstImplausibleLine, isWestern } from './western.ts';

/** Labels that banks write above UTF-8 and Windows-1252 alike. */
const saysLittle = (label: string): boolean =>
  /^(|none|us-?ascii|ansi|unicode|utf-?(8|16)\w*|(win|cp)[-_]?1252|8859[-_]?1|latin-?1)$/i.test(
    label,
  ) || decoder(label)?.encoding === 'windows-1252';

/** TextDecoder's names for numbered code pages. */
const codePages: Record<string, string> = {
  '866': 'ibm866',
  '932': 'shift_jis',
  '936': 'gbk',
  '949': 'euc-kr',
  '950': 'big5',
  '65001': 'utf-8',
};

/** The encoding a header declares: `CHARSET:1252`, `encoding="…"`; '' without one. */
function declaredLabel(bytes: Uint8Array): string {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 1000));
  const xml = /<\?xml[^>]{0,200}\bencoding=["']([\w.-]+)["']/i.exec(head)?.[1];
  if (xml !== undefined) return xml;
  const ofx = /CHARSET:\s*([\w.-]+?)\s*(?:COMPRESSION:|$)/im.exec(head)?.[1];
  const encoding = /ENCODING:\s*([\w.-]+?)\s*(?:CHARSET:|$)/im.exec(head)?.[1];
  return ofx === undefined || ofx.toUpperCase() === 'NONE' ? (encoding ?? '') : ofx;
}

/** A decoder that throws on invalid bytes; undefined for an unknown name. */
function decoder(label: string) {
  const number = /^(?:windows-|cp|ibm)?(\d{3,5})$/i.exec(label)?.[1];
  try {
    return new TextDecoder(
      number === undefined ? label : (codePages[number] ?? `windows-${number}`),
      { fatal: true },
    );
  } catch {
    return undefined;
  }
}

/** Detects UTF-16 without a byte order mark: every other byte of Western text is zero. */
function utf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const head = bytes.subarray(0, 1000);
  const zeros = [0, 0];
  head.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (odd > head.length * 0.4 && even < head.length * 0.02) return 'utf-16le';
  if (even > head.length * 0.4 && odd < head.length * 0.02) return 'utf-16be';
  return undefined;
}

/** The escape sequences with which ISO 2022 switches alphabets. */
const hasEscapes = (bytes: Uint8Array): boolean => {
  const at = bytes.indexOf(0x1b);
  return at !== -1 && [0x24, 0x28].includes(bytes[at + 1] ?? 0);
};

function decodeWith(label: string, bytes: Uint8Array): string {
  const known = decoder(label);
  if (!known) {
    throw new StatementError({ code: 'encodingUnknown', params: { encoding: label } });
  }
  try {
    return known.decode(bytes);
  } catch {
    const encoding = known.encoding.toUpperCase();
    throw new StatementError({ code: 'encodingWrong', params: { encoding } });
  }
}

/**
 * The text of a statement file, without byte order mark and without the zero bytes with which some
 * systems fill up fields and files.
 *
 * A byte order mark and valid UTF-8 win over what the header declares: banks declare "USASCII,
 * 1252" above UTF-8, while other text is valid UTF-8 only when it is plain ASCII, where all agree.
 * What is neither, and declares no encoding of its own, is Windows-1252 if that makes words of it.
 * @throws StatementError when the encoding cannot be told, with the line that shows it: no text is
 * better than a wrong one
 */
export function decodeText(bytes: Uint8Array): string {
  const [first, second, third, fourth] = bytes;
  if (first === 0xff && second === 0xfe && third === 0 && fourth === 0) {
    return decodeWith('UTF-32', bytes);
  }
  if (first === 0xff && second === 0xfe) return decodeWith('utf-16le', bytes);
  if (first === 0xfe && second === 0xff) return decodeWith('utf-16be', bytes);
  const wide = utf16(bytes);
  if (wide) return decodeWith(wide, bytes);
  const filled = bytes.includes(0) ? bytes.filter((byte) => byte !== 0) : bytes;
  return decodeNarrow(filled);
}

function decodeNarrow(bytes: Uint8Array): string {
  const label = declaredLabel(bytes);
  // ISO 2022 and UTF-7 encode other alphabets as ASCII with escapes.
  if (/^(iso-?2022|utf-?7|hz-gb)/i.test(label) || hasEscapes(bytes)) {
    return decodeWith(hasEscapes(bytes) && saysLittle(label) ? 'ISO 2022' : label, bytes);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Not UTF-8, whatever the header says.
  }
  if (!saysLittle(label)) return decodeWith(label, bytes);
  const { valid, invalid, firstInvalidLine } = countUtf8(bytes);
  const western = decodeWindows1252(bytes);
  if (valid <= invalid && isWestern(western)) return western;
  throw new StatementError(
    valid > 0 && valid >= invalid
      ? { code: 'letterDamaged', params: { line: firstInvalidLine } }
      : { code: 'encodingUnclear', params: { line: firstImplausibleLine(western) } },
  );
}
