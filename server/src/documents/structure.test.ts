import { describe, expect, it } from '@jest/globals';
import { inflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import { companyIn, type Company } from 'shared-api/contract/company/company';
import type { Language } from 'shared-api/contract/values/language';
import { partsWith, readPdf, type PdfPart, type ReadPdf } from '../../harness/testing/readPdf.ts';
import { readCompany } from '../company.ts';
import type { StoredRow } from '../pricing/quoteLines.ts';
import { writeInvoice, type InvoiceRow } from './writeInvoice.ts';
import { writeQuote, type QuoteRow } from './writeQuote.ts';
import { writeStatement } from './writeStatement.ts';
import type { Statement } from './statement.ts';

const company = await readCompany();
const secret = 'x7Jm2pQkT9vLr4WnB8sYcD3fGh6aZe1u';

const invoiceLines = (count: number): string[][] => [
  ['Description', 'Amount'],
  ...Array.from({ length: count }, (_, line) => [`Office cleaning, visit ${line + 1}`, '$ 100.00']),
];

const invoice: InvoiceRow = {
  number: 10_042,
  type: 'Janitorial',
  date: '2026-11-12',
  subTotal: 120_000,
  tax: 15_600,
  total: 135_600,
  received: 0,
  details: invoiceLines(12),
  notes: 'Thank you for your trust.',
  voidedOn: null,
  fullName: 'Amara Osei',
  companyName: 'Maple Court Dental',
  address: '12 King Street North',
  city: 'Waterloo',
  postalCode: 'N2J 1A1',
};

const carpetLines: StoredRow[] = [
  { code: 'headings' },
  { code: 'carpet.room', quantity: 15, unitCents: 4_900, amountCents: 73_500 },
  { code: 'rushFee', quantity: 1, unitCents: 2_000, amountCents: 2_000 },
  { code: 'subTotal', amountCents: 75_500 },
  { code: 'tax', amountCents: 9_815 },
  { code: 'total', amountCents: 85_315 },
];

const quote: QuoteRow = {
  number: 10_043,
  category: 'Janitorial',
  title: 'Carpet quote',
  date: '2026-11-22',
  email: 'visitor@example.com',
  notes: '',
  price: 85_315,
  lines: carpetLines,
  scope: [],
  type: 'Carpet',
  fullName: null,
  companyName: null,
  requestedOn: '2026-12-07',
  secret,
};

const commercialQuote: QuoteRow = {
  ...quote,
  title: 'Commercial quote',
  type: 'Commercial',
  requestedOn: null,
  lines: [
    { code: 'headings' },
    {
      code: 'commercial.visit',
      params: { hours: 3, frequency: 'weekly' },
      quantity: 1,
      unitCents: 11_400,
      amountCents: 11_400,
    },
    ...carpetLines.slice(3),
  ],
};

const staffQuote: QuoteRow = {
  ...quote,
  category: 'Contracting',
  title: 'Kitchen renovation',
  email: company.email,
  notes: 'Work starts in January.\nThe hallway stays usable.',
  price: 1_250_000,
  lines: [
    ['Item', 'Quantity', 'Amount'],
    ['Cabinets', '12', '$ 12,500.00'],
  ],
  scope: [['Kitchen', 'Cabinets and sink are replaced.']],
  type: '',
  fullName: 'Lena Wójcik',
  requestedOn: null,
  secret: null,
};

const statement: Statement = {
  language: 'en',
  clientName: 'Uptown Law Office',
  opening: 0,
  entries: [
    {
      date: '2026-01-10',
      kind: 'Invoice',
      number: 10_040,
      charged: 11_300,
      received: 0,
      balance: 11_300,
    },
    {
      date: '2026-02-01',
      kind: 'Payment',
      number: 10_040,
      charged: 0,
      received: 5_000,
      balance: 6_300,
    },
  ],
  closing: 6_300,
};

type Write = (language: Language, company: Company) => Promise<Buffer>;

const anInvoice =
  (changes: Partial<InvoiceRow> = {}): Write =>
  (language, of) =>
    writeInvoice(language, of, { ...invoice, ...changes });

const documents: Record<string, Write> = {
  'an unpaid invoice': anInvoice(),
  'an invoice paid in part': anInvoice({ received: 50_000 }),
  'a paid invoice': anInvoice({ received: 135_600 }),
  'a void invoice': anInvoice({ type: 'Contracting', voidedOn: '2026-11-14' }),
  'an invoice of 300 lines': anInvoice({ details: invoiceLines(300) }),
  'an invoice without anything': anInvoice({
    details: [],
    notes: '',
    date: null,
    number: null,
    total: 0,
  }),
  'a carpet quote': (language, of) => writeQuote(language, of, quote),
  'a commercial quote': (language, of) => writeQuote(language, of, commercialQuote),
  "a staff's quote": (language, of) => writeQuote(language, of, staffQuote),
  'a statement': (language, of) =>
    writeStatement(language, of, statement, { from: '2026-01-01', to: '2026-12-31' }),
};

const write = (name: string, language: Language, of = company): Promise<Buffer> => {
  const document = documents[name];
  if (!document) throw new Error(`${name} is no document.`);
  return document(language, companyIn(of, language));
};
const read = async (name: string, language: Language = 'en'): Promise<ReadPdf> =>
  readPdf(await write(name, language));
const count = (bytes: Buffer, what: RegExp): number =>
  bytes.toString('latin1').match(what)?.length ?? 0;
/** The decompressed content streams. */
const contentsOf = (bytes: Buffer): string =>
  [...bytes.toString('latin1').matchAll(/\/Filter \/FlateDecode\n>>\nstream\n(.*?)\nendstream/gs)]
    .map(([, stream = '']) => inflateSync(Buffer.from(stream, 'latin1')).toString('latin1'))
    .join('\n');
const texts = (parts: readonly PdfPart[]): string[] => parts.map(({ text }) => text);
/** No-break spaces as pdf.js gives them in texts. */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
/** Everything that is read out, one element a line. */
const said = ({ parts }: ReadPdf): string => plain(texts(parts).join('\n'));
const linksOf = ({ parts }: ReadPdf) => partsWith(parts, /^Link$/);

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

it.each([
  ['an unpaid invoice', 'https://www.northbank.example/payment?number=10042&amount=1356.00'],
  ['an invoice paid in part', 'https://www.northbank.example/payment?number=10042&amount=856.00'],
  ["a staff's quote", 'https://www.northbank.example/payment?number=10043&amount=12500.00'],
])('%s leads to its payment with everything filled in', async (name, page) => {
  const links = linksOf(await read(name)).flatMap((link) => link.links);
  expect(links.filter(({ url }) => url === page)).toHaveLength(2);
  expect(links.map(({ url }) => url)).toEqual(
    expect.arrayContaining(['tel:+15195550142', 'mailto:hello@northbank.example']),
  );
});

it.each(['a paid invoice', 'a void invoice'])('%s asks for no payment', async (name) => {
  const pdf = await read(name);
  expect(linksOf(pdf).map(({ links: [link] }) => link?.url)).toEqual([
    'tel:+15195550142',
    'mailto:hello@northbank.example',
  ]);
  expect(said(pdf)).not.toContain('How to pay');
});

it('an invoice that the payment page does not take says how else to pay', async () => {
  const pdf = await readPdf(
    await writeInvoice('en', company, { ...invoice, total: 100_000_00 + 1 }),
  );
  expect(said(pdf)).not.toContain('By card');
  expect(said(pdf)).toContain('By e-transfer to payments@northbank.example');
});

it('an instant quote holds what its mail holds, and leads to its own page', async () => {
  const pdf = await read('a carpet quote');
  for (const words of [
    'Clearwell Cleaning',
    'Carpet quote',
    'visitor@example.com',
    'November 22, 2026',
    'Requested day\nDecember 7, 2026',
    'Valid until\nDecember 22, 2026',
    'Total, tax included\n$ 853.15',
    'Carpet cleaning, room15$ 49.00$ 735.00',
    'HST$ 98.15',
    '48 Regina Street North, Unit 5',
  ]) {
    expect(said(pdf)).toContain(words);
  }
  expect(linksOf(pdf).map(({ links: [link] }) => link?.url)).toContain(
    `https://www.northbank.example/quote-answer/${secret}`,
  );
});

it('a French one holds the same in French', async () => {
  const pdf = await read('a carpet quote', 'fr');
  for (const words of [
    'Services d’entretien ménager',
    'Soumission : nettoyage de tapis',
    'Jour souhaité\n7 décembre 2026',
    'Valide jusqu’au\n22 décembre 2026',
    'Total, taxes comprises\n853,15 $',
  ]) {
    expect(said(pdf)).toContain(words);
  }
  expect(linksOf(pdf).flatMap(({ links }) => links.map(({ url }) => url))).toEqual([
    'tel:+15195550142',
    'mailto:hello@northbank.example',
    `https://www.northbank.example/fr/quote-answer/${secret}`,
    'tel:+15195550142',
    'https://www.northbank.example/fr/payment?number=10043&amount=853.15',
  ]);
});

it("a staff's quote has its notes, and no day until which it is valid", async () => {
  const pdf = await read("a staff's quote");
  expect(said(pdf)).toContain('Work starts in January.\nThe hallway stays usable.');
  expect(said(pdf)).not.toContain('Valid until');
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
    'HST 13 %',
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
