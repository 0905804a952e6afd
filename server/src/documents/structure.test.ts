import { describe, expect, it } from '@jest/globals';
import { inflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import { partsWith, readPdf, type PdfPart } from '../../harness/testing/readPdf.ts';
import {
  documents,
  invoice,
  invoiceLines,
  linksOf,
  plain,
  read,
  texts,
  write,
} from '../../harness/testing/sampleDocuments.ts';
import { company } from '../../harness/testing/quotes/sampleQuotes.ts';
import { writeInvoice } from './writeInvoice.ts';

const count = (bytes: Buffer, what: RegExp): number =>
  bytes.toString('latin1').match(what)?.length ?? 0;
/** The decompressed content streams. */
const contentsOf = (bytes: Buffer): string =>
  [...bytes.toString('latin1').matchAll(/\/Filter \/FlateDecode\n>>\nstream\n(.*?)\nendstream/gs)]
    .map(([, stream = '']) => inflateSync(Buffer.from(stream, 'latin1')).toString('latin1'))
    .join('\n');

describe.each(Object.keys(documents))('%s', (name) => {
  it.each(['en', 'fr'] as const)(
    'is tagged, named and linked for screen readers, in %s',
    async (language) => {
      const bytes = await write(name, language);
      const pdf = await readPdf(bytes);
      expect([pdf.isTagged, pdf.showsTitle, pdf.language]).toEqual([true, true, `${language}-CA`]);
      expect(pdf.untagged).toEqual([]);
      expect(pdf.untaggedLinks).toEqual([]);

      const headings = partsWith(pdf.parts, /^H\d$/);
      expect(headings[0]).toMatchObject({ role: 'H1', text: plain(String(pdf.title)) });
      expect(headings.slice(1).map(({ role }) => role)).toEqual(headings.slice(1).map(() => 'H2'));
      expect(texts(partsWith(pdf.parts, /^TH$/))).not.toContain('');

      for (const link of linksOf(pdf)) {
        expect(link.alt).toBeTruthy();
        expect(link.links.length).toBeGreaterThan(0);
        for (const { url, alt } of link.links) {
          expect(url).toMatch(/^(https|mailto|tel):/);
          expect(alt).toBe(link.alt);
        }
      }
      expect(partsWith(pdf.parts, /^Figure$/)).toMatchObject([
        { alt: language === 'en' ? 'Logo of Northbank' : 'Logo de Northbank' },
      ]);
      // Tab moves between links in structure order.
      expect(count(bytes, /\/Tabs \/S\b/g)).toBe(pdf.pages);
    },
  );

  it('has tables whose cells are under or beside a heading', async () => {
    const bytes = await write(name, 'en');
    const { parts } = await readPdf(bytes);
    const heads = partsWith(parts, /^THead$/);
    for (const head of heads) expect(head.parts.map(({ role }) => role)).toEqual(['TR']);
    const rowsOf = (part: PdfPart): string[][] =>
      partsWith([part], /^TR$/).map((row) => row.parts.map(({ role }) => role));
    for (const table of partsWith(parts, /^Table$/)) {
      const rows = rowsOf(table);
      const [first = []] = rows;
      for (const row of rows) {
        expect(row).toHaveLength(first.length);
        const isBesideHeading = row[0] === 'TH' && row[1] === 'TD';
        const isUnderHeadings =
          partsWith([table], /^THead$/).length > 0 && row.every((role) => /^T[HD]$/.test(role));
        // The headings of a table that spans pages are on the first.
        const goesOn = table.parts.every(({ role }) => role === 'TBody');
        expect(isBesideHeading || isUnderHeadings || goesOn).toBe(true);
      }
    }
    const headers = partsWith(parts, /^TH$/).length;
    expect(count(bytes, /\/Scope \/(Column|Row)\b/g)).toBe(headers);
    expect(count(bytes, /\/S \/TH\b/g)).toBe(headers);
  });

  it('embeds its fonts, with the characters that their glyphs stand for', async () => {
    const bytes = await write(name, 'fr');
    const fonts = count(bytes, /\/Subtype \/Type0\b/g);
    expect(fonts).toBeGreaterThan(0);
    expect(count(bytes, /\/ToUnicode \d/g)).toBe(fonts);
    expect(count(bytes, /\/FontFile[23] \d/g)).toBe(fonts);
    expect(count(bytes, /\/Subtype \/(Type1|TrueType|Type3)\b/g)).toBe(0);
  });
});

it('words in another language are marked with it', async () => {
  const { translations: _, ...untranslated } = company;
  const pdf = await readPdf(await write('an unpaid invoice', 'fr', untranslated));
  expect(pdf.parts.find(({ text }) => text === 'Janitorial services')?.lang).toBe('en-CA');
  const translated = await read('an unpaid invoice', 'fr');
  expect(texts(translated.parts)).toContain('Services d’entretien ménager');
});

it('repeated headings and footers are artifacts', async () => {
  const pdf = await read('an invoice of 300 lines');
  expect(pdf.pages).toBeGreaterThan(5);
  expect(pdf.decoration.filter((text) => text === 'Amount')).toHaveLength(pdf.pages - 1);
  expect(pdf.decoration).toContain(`2 / ${pdf.pages}`);
  expect(texts(partsWith(pdf.parts, /^TH$/))).toEqual([
    'Description',
    'Amount',
    'Subtotal',
    'HST 13%',
    'Total',
  ]);
  expect(partsWith(pdf.parts, /^TBody$/).flatMap((body) => body.parts)).toHaveLength(300);
});

it('a cell that spans pages stays one cell', async () => {
  const pdf = await readPdf(
    await writeInvoice('en', company, {
      ...invoice,
      details: [
        ['Description', 'Amount'],
        ['word '.repeat(3_000), '$ 1.00'],
      ],
    }),
  );
  expect(pdf.pages).toBeGreaterThan(2);
  expect(pdf.untagged).toEqual([]);
  const bytes = await writeInvoice('en', company, { ...invoice, details: invoiceLines(1) });
  expect(count(bytes, /\/S \/TD\b/g)).toBe(5);
});

it('right-to-left names are printed in visual order, and no script breaks the structure', async () => {
  const fromLeft = ['清掃区 東京', 'Zoë 🧹 Łódź'];
  const fromRight = ['שלום ניקיון בעמ', 'مريم عبد الرحمن'];
  for (const companyName of [...fromLeft, ...fromRight]) {
    const pdf = await readPdf(await writeInvoice('en', company, { ...invoice, companyName }));
    expect(pdf.untagged).toEqual([]);
    // pdf.js returns words in visual order.
    const words = fromRight.includes(companyName)
      ? companyName.split(' ').reverse().join(' ')
      : companyName;
    expect(texts(pdf.parts)).toContain(words);
  }
});

it('right-to-left names are read out in logical order', async () => {
  const companyName = 'שלום ניקיון';
  const bytes = await writeInvoice('en', company, { ...invoice, companyName });
  const written = Buffer.from(`\ufeff${companyName}`, 'utf16le').swap16().toString('latin1');
  expect(contentsOf(bytes)).toContain(`/ActualText (${written})`);
});

it('an author’s name with XML characters is escaped', async () => {
  const legalName = 'Smith & Sons <Cleaning>';
  const pdf = await readPdf(await writeInvoice('en', { ...company, legalName }, invoice));
  expect(pdf.author).toEqual([legalName]);
});

it('text and links without tags would be found', async () => {
  const pdf = new PDFDocument();
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise((resolve) => pdf.on('end', resolve));
  pdf.text('Untagged', { link: 'https://example.com/' });
  pdf.end();
  await done;
  const found = await readPdf(Buffer.concat(chunks));
  expect(found).toMatchObject({
    isTagged: false,
    untagged: ['Untagged'],
    untaggedLinks: ['https://example.com/'],
    parts: [],
  });
});
