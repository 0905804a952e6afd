import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { linesOf, ofxOf, readText } from '../../../harness/testing/statementFiles.ts';

/** What readers must return for any text: its characters on one line. */
const onOneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

// A file with many control characters is refused; single ones become spaces.
const anyText = fc
  .string({ unit: 'binary', maxLength: 40 })
  .map((text) => text.replace(/(?!\n)\p{Cc}/gu, ' '));
const line = fc.record({
  day: fc
    .date({ min: new Date('1970-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  cents: fc.integer({ min: -500_000_000_000, max: 500_000_000_000 }),
  text: anyText,
  reference: anyText,
});
type Line = typeof line extends fc.Arbitrary<infer T> ? T : never;

const decimal = (cents: number): string => {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};
const expected = (lines: Line[]) =>
  lines.map(({ day, cents, text, reference }) =>
    expect.objectContaining({
      day,
      cents,
      description: onOneLine(text),
      reference: onOneLine(reference),
    }),
  );
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

describe('whatever lines are written', () => {
  it('as OFX, with and without end tags, are read back unchanged', () => {
    fc.assert(
      fc.property(fc.array(line), fc.boolean(), (lines, xml) => {
        const leaf = (name: string, value: string) =>
          `<${name}>${escaped(value)}${xml ? `</${name}>` : ''}`;
        const text = ofxOf(
          lines
            .map(
              ({ day, cents, text, reference }) =>
                `<STMTTRN>${leaf('DTPOSTED', day.replaceAll('-', ''))}${leaf('TRNAMT', decimal(cents))}${leaf('FITID', reference)}${leaf('NAME', text)}</STMTTRN>`,
            )
            .join('\n'),
        );
        expect(linesOf(readText('a.ofx', text))).toEqual(expected(lines));
      }),
    );
  });

  it('as CSV, with any separator, are read back unchanged', () => {
    // Stray `&amp;` and `<br>` are decoded in CSV, so these do not round-trip.
    const plain = line.filter(({ text }) => !/&[^;]+;|<br/i.test(text));
    fc.assert(
      fc.property(fc.array(plain), fc.constantFrom(',', ';', '\t', '|'), (lines, separator) => {
        const rows = lines.map(({ day, cents, text, reference }) => [
          day,
          decimal(cents),
          text,
          reference,
        ]);
        const text = [['Date', 'Amount', 'Description', 'Reference'], ...rows]
          .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator))
          .join('\r\n');
        expect(linesOf(readText('a.csv', text))).toEqual(expected(lines));
      }),
    );
  });

  it('of bytes never fail in another way than a refusal', () => {
    const piece = fc.constantFrom(
      ...['<OFX>', '</OFX>', '<STMTRS>', '<STMTTRN>', '</STMTTRN>', '<DTPOSTED>20260101', '<'],
      ...['<TRNAMT>1', '<![CDATA[', '<!--', '&#x', 'Date,Amount,Memo\n', '2026-01-01,5,a\n', '"'],
    );
    const content = fc
      .array(fc.oneof(piece, fc.string({ unit: 'binary' })))
      .map((all) => all.join(''));
    fc.assert(
      fc.property(content, (text) => {
        try {
          readText('a', text);
        } catch (error) {
          expect(error).toMatchObject({ name: 'StatementError' });
        }
      }),
    );
  });
});
