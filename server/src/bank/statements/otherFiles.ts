import { StatementError } from './StatementError.ts';

const cure = 'Download the transactions from the bank as OFX, QFX or CSV.';

/** File formats by their first bytes. */
const kinds: readonly (readonly [start: string, is: string])[] = [
  ['%PDF', 'a PDF document'],
  ['\x89PNG', 'an image'],
  ['\xff\xd8\xff', 'an image'],
  ['GIF8', 'an image'],
  ['PK\x03\x04', 'an Excel workbook or a ZIP archive'],
  ['\xd0\xcf\x11\xe0', 'an Excel workbook'],
  ['!Type:', 'a QIF file'],
];

/** @throws StatementError for a file of another format, by its first bytes */
export function refuseOtherBytes(name: string, bytes: Uint8Array): void {
  const start = String.fromCharCode(...bytes.subarray(0, 8));
  const kind = kinds.find(([signature]) => start.startsWith(signature));
  if (kind) throw new StatementError(`"${name}" is ${kind[1]}, not a bank statement. ${cure}`);
}

/** @throws StatementError for bytes that are mostly not text in any encoding */
export function refuseBinary(name: string, bytes: Uint8Array): void {
  const marked = (bytes[0] ?? 0) >= 0xfe && (bytes[1] ?? 0) >= 0xfe;
  if (marked) return;
  const head = bytes.subarray(0, 100_000);
  // Zero bytes are padding, or half of UTF-16.
  const isControl = (byte: number) => byte > 0 && byte < 0x20 && (byte < 0x09 || byte > 0x0d);
  const controls = head.reduce((sum, byte) => sum + (isControl(byte) ? 1 : 0), 0);
  if (isNoText(controls, head.length)) throw noText(name);
}

/** A few stray control characters are tolerated, even in a short file. */
const isNoText = (controls: number, length: number): boolean => controls > 5 + length / 100;

const noText = (name: string): StatementError =>
  new StatementError(`"${name}" holds no text, so it is not a bank statement. ${cure}`);

/**
 * @throws StatementError for text that is not a table: an HTML page, another XML format, or
 * gibberish
 */
export function refuseOtherText(name: string, text: string): void {
  const head = text.slice(0, 100_000);
  const controls = head.match(/[[\p{Cc}\ufffd]--\s]/gv)?.length ?? 0;
  if (isNoText(controls, head.length)) throw noText(name);
  if (/<(!doctype html|html|head|body)[\s>]/i.test(head.slice(0, 1000))) {
    throw new StatementError(
      `"${name}" is a web page, perhaps one that asks to log in, not a bank statement. ${cure}`,
    );
  }
  if (/^\s*<\?xml/i.test(head)) {
    throw new StatementError(`"${name}" is an XML file of another kind than OFX. ${cure}`);
  }
}
