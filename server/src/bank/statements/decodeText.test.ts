import { describe, expect, it } from '@jest/globals';
import { readStatementFile } from './readStatementFile.ts';
import { linesOf, ofxOf } from './testing.ts';

describe('an OFX file', () => {
  const text = ofxOf('<STMTTRN><DTPOSTED>20260203<TRNAMT>-5.00<NAME>Été €</STMTTRN>');
  const header = (charset: string) => text.replace('ENCODING:UTF-8\nCHARSET:NONE', charset);
  it.each<[string, Uint8Array]>([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${text}`)],
    ['UTF-8 that says 1252', Buffer.from(header('ENCODING:USASCII\nCHARSET:1252'))],
    ['UTF-16', Buffer.from(`\ufeff${header('ENCODING:UNICODE\nCHARSET:NONE')}`, 'utf16le')],
    ['UTF-16 without a mark', Buffer.from(text, 'utf16le')],
    ['UTF-16, big end first', Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
    [
      'Windows-1252',
      Buffer.from(header('ENCODING:USASCII\nCHARSET:1252').replace('€', '\x80'), 'latin1'),
    ],
    [
      'Windows-1252 as ISO-8859-1',
      Buffer.from(header('ENCODING:USASCII\nCHARSET:ISO-8859-1').replace('€', '\x80'), 'latin1'),
    ],
    [
      'ISO-8859-15',
      Buffer.from(header('ENCODING:ISO-8859-15\nCHARSET:NONE').replace('€', '\xa4'), 'latin1'),
    ],
  ])('in %s keeps its accents', (_name, bytes) =>
    expect(linesOf(readStatementFile('a.ofx', bytes))[0]?.description).toBe('Été €'),
  );
});
