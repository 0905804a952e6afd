import { describe, expect, it } from '@jest/globals';
import { readStatementFile, StatementError } from './readStatementFile.ts';

const noise = Uint8Array.from({ length: 5000 }, (_, at) => (at * 7919 + (at >> 3) * 31) % 256);

describe('a file that is no statement', () => {
  it.each<[string, string | Uint8Array, string]>([
    ['empty.ofx', '', '"empty.ofx" is empty.'],
    ['blank.csv', '\ufeff \r\n', '"blank.csv" is empty.'],
    ['a.pdf', '%PDF-1.7\n...', '"a.pdf" is a PDF document, not a bank statement.'],
    ['renamed.csv', '%PDF-1.7\n...', '"renamed.csv" is a PDF document'],
    ['a.png', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), '"a.png" is an image'],
    ['a.jpg', Buffer.from('\xff\xd8\xff\xe0', 'latin1'), '"a.jpg" is an image'],
    ['a.xlsx', 'PK\x03\x04...', '"a.xlsx" is an Excel workbook or a ZIP archive'],
    ['a.qif', '!Type:Bank\nD1/2/2026', '"a.qif" is a QIF file'],
    ['a.ofx', '<!-- -->\n<!DOCTYPE html><html><body>Log in</body></html>', '"a.ofx" is a web page'],
    ['a.xml', '<?xml version="1.0"?><Document/>', '"a.xml" is an XML file of another kind'],
    ['noise', noise, '"noise" holds no text'],
    ['large.csv', new Uint8Array(30_000_000).fill(65), '"large.csv" is larger than 20 MB.'],
  ])('%s is refused', (name, content, reason) => {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    expect(() => readStatementFile(name, bytes)).toThrow(StatementError);
    expect(() => readStatementFile(name, bytes)).toThrow(reason);
  });
});
