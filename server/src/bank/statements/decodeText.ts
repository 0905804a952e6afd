/** What Windows-1252 has at 0x80–0x9F; the five bytes without a character stay what they are. */
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** The encoding a header declares, as TextDecoder names it: `CHARSET:1252`, `encoding="…"`. */
function declaredLabel(bytes: Uint8Array): string {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 1000));
  const xml = /<\?xml[^>]*\bencoding=["']([\w.-]+)["']/i.exec(head)?.[1];
  if (xml !== undefined) return xml;
  const ofx = /CHARSET:\s*([\w.-]+?)\s*(?:COMPRESSION:|$)/im.exec(head)?.[1];
  const encoding = /ENCODING:\s*([\w.-]+?)\s*(?:CHARSET:|$)/im.exec(head)?.[1];
  const label = ofx === undefined || ofx.toUpperCase() === 'NONE' ? (encoding ?? '') : ofx;
  return /^\d{3,4}$/.test(label) ? `windows-${label}` : label;
}

function decoder(label: string) {
  try {
    return new TextDecoder(label);
  } catch {
    // A made-up name such as USASCII: the caller knows a better guess.
    return undefined;
  }
}

/** UTF-16 without a byte order mark: every other byte of Western text is zero. */
function utf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const head = bytes.subarray(0, 1000);
  const zeros = [0, 0];
  head.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (odd > head.length * 0.4 && even === 0) return 'utf-16le';
  if (even > head.length * 0.4 && odd === 0) return 'utf-16be';
  return undefined;
}

/**
 * The text of a statement file, without byte order mark. Never fails: bytes that are no text come
 * out as characters that the caller refuses.
 *
 * A byte order mark and valid UTF-8 win over what the header declares: banks declare "USASCII,
 * 1252" above UTF-8, while other text is valid UTF-8 only when it is plain ASCII, where all agree.
 */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const wide = utf16(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Not UTF-8, whatever the header says.
  }
  const declared = decoder(declaredLabel(bytes));
  if (declared && !/^(utf|windows-1252)/.test(declared.encoding)) return declared.decode(bytes);
  // Node up to 23 reads windows-1252 as ISO 8859-1, where 0x80–0x9F are control characters.
  return new TextDecoder('windows-1252')
    .decode(bytes)
    .replace(/[\u0080-\u009f]/g, (character) => windows1252[character.charCodeAt(0) - 0x80] ?? '');
}
