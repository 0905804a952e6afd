import type { OtherKind } from '../reasons/texts.en.ts';
import { StatementError } from './StatementError.ts';

/** File formats by their first bytes. */
const kinds: readonly (readonly [start: string, is: OtherKind])[] = [
  ['%PDF', 'pdf'],
  ['\x89PNG', 'image'],
  ['\xff\xd8\xff', 'image'],
  ['GIF8', 'image'],
  ['PK\x03\x04', 'workbookOrArchive'],
  ['\xd0\xcf\x11\xe0', 'workbook'],
  ['!Type:', 'qif'],
];

/** @throws StatementError for a file of another format, by its first bytes */
export function refuseOtherBytes(name: string, bytes: Uint8Array): void {
  const start = String.fromCharCode(...bytes.subarray(0, 8));
  const kind = kinds.find(([signature]) => start.startsWith(signature));
  if (kind) throw new StatementError({ code: 'otherKind', params: { name, kind: kind[1] } });
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
  new StatementError({ code: 'noText', params: { name } });

/**
 * @throws StatementError for text that is not a table: an HTML page, another XML format, or
 * gibberish
 */
export function refuseOtherText(name: string, text: string): void {
  const head = text.slice(0, 100_000);
  const controls = head.match(/[[\p{Cc}\ufffd]--\s]/gv)?.length ?? 0;
  if (isNoText(controls, head.length)) throw noText(name);
  if (/<(!doctype html|html|head|body)[\s>]/i.test(head.slice(0, 1000))) {
    throw new StatementError({ code: 'webPage', params: { name } });
  }
  if (/^\s*<\?xml/i.test(head)) {
    throw new StatementError({ code: 'otherXml', params: { name } });
  }
}
