import { describe, expect, it } from '@jest/globals';
import { readStatementFile } from './readStatementFile.ts';
import { linesOf, ofxOf } from '../../../harness/testing/statementFiles.ts';

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

/** A few words in each encoding, as bytes, since Node cannot write these encodings. */
const foreign: [encoding: string, hex: string, text: string][] = [
  ['EUC-JP', 'a4ccc0a8a4ab bbd2', 'ぬ凄か子'],
  ['EUC-KR', 'b1e8c3b6bcf6', '김철수'],
  ['GB18030', 'd6d0b9fac9ccb5ea', '中国商店'],
  ['Shift_JIS', '83658358836789ef', 'テスト会'],
  ['Big5', 'a4a4a4e5', '中文'],
  ['windows-1251', 'cff0e8ece5f0', 'Пример'],
  ['ISO-8859-2', 'aff3b3e6', 'Żółć'],
  ['macintosh', '436166 8e204372 8f6d65', 'Café Crème'],
];
const ofx = (charset: string, name: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(
      `OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\n${charset}\n\n<OFX><STMTRS><STMTTRN><DTPOSTED>20260203<TRNAMT>-5.00<NAME>`,
    ),
    name,
    Buffer.from('</STMTTRN></STMTRS></OFX>'),
  ]);
const bytesOf = (hex: string): Buffer => Buffer.from(hex.replaceAll(' ', ''), 'hex');
const description = (bytes: Uint8Array) =>
  linesOf(readStatementFile('a.ofx', bytes))[0]?.description;
const boilerplate = 'ENCODING:USASCII\nCHARSET:1252';

describe('a file in another encoding', () => {
  it.each(foreign)('%s is read where it says so', (encoding, hex, text) =>
    expect(description(ofx(`ENCODING:${encoding}\nCHARSET:NONE`, bytesOf(hex)))).toBe(text),
  );

  it.each(foreign)('%s is refused where it does not say so', (_encoding, hex) => {
    expect(() => description(ofx(boilerplate, bytesOf(hex)))).toThrow(
      'It cannot be told in which encoding this file is written: line 7',
    );
    const csv = Buffer.concat([Buffer.from('Date,Memo,Amount\n2026-01-01,'), bytesOf(hex)]);
    expect(() => readStatementFile('a.csv', Buffer.concat([csv, Buffer.from(',5\n')]))).toThrow(
      'line 2 makes no words',
    );
  });

  it.each([
    ['that does not exist', 'ENCODING:X-OWN\nCHARSET:NONE', 'e9', 'written in "X-OWN"'],
    ['of DOS', 'ENCODING:USASCII\nCHARSET:850', '82', 'written in "850"'],
    ['that it is not in', 'ENCODING:EUC-JP\nCHARSET:NONE', 'a4ff', 'EUC-JP, and it is not'],
    ['behind escapes', boilerplate, '1b24423021', 'written in "ISO 2022"'],
  ])('%s is refused by its name', (_what, charset, hex, reason) =>
    expect(() => description(ofx(charset, bytesOf(hex)))).toThrow(reason),
  );

  it('of UTF-8 with one damaged byte is refused with its line', () => {
    const text = 'Date,Memo,Amount\n2026-01-01,Café Rémy,5\n2026-01-02,R?my,5\n';
    const bytes = Buffer.from(text);
    bytes[bytes.lastIndexOf('?')] = 0xff;
    expect(() => readStatementFile('a.csv', bytes)).toThrow(
      'Line 3 holds a letter that is damaged',
    );
  });
});

describe('Windows-1252 is told by its words', () => {
  it.each([
    'CAFÉ «ÎLE» – 5°C, n° 12 – l’été',
    'THÉÂTRE MUNICIPAL, CRÉÉE À HAÏTI',
    'compañía Grüße Süß Määttä ações',
    'Šimunek Œuvre cœur… ½ price €5 £7 ©2026 m²',
    'Æther Guðrún Þór',
  ])('%s', (text) => {
    const bytes = Buffer.from(
      Array.from(text).map((character) => {
        const wide = '€\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ'.indexOf(character);
        return wide === -1 ? character.charCodeAt(0) : 0x80 + wide;
      }),
    );
    expect(description(ofx(boilerplate, bytes))).toBe(text);
  });
});

describe('zero bytes', () => {
  it('that fill up fields and the file are left out', () => {
    const bytes = Buffer.from('Date,Memo,Amount\n2026-01-01,Café\0\0\0\0\0,5.00\0\0\n\0\0\0\0\0\0');
    expect(linesOf(readStatementFile('a.csv', bytes))).toMatchObject([
      { description: 'Café', cents: 500 },
    ]);
  });
});
