import { createRequire } from 'node:module';
import { performance } from 'node:perf_hooks';
import PDFDocument from 'pdfkit';
import type { Company } from 'shared-api/contract/company/company';
import { readCompany } from '../../../server/src/company.ts';
import { writeInvoice, type InvoiceRow } from '../../../server/src/documents/writeInvoice.ts';
import { printTable } from '../tools/table.ts';

const documents = 150;

const invoice: InvoiceRow = {
  number: 10_042,
  type: 'Janitorial',
  date: '2026-03-02',
  subTotal: 120_000,
  tax: 15_600,
  total: 135_600,
  received: 0,
  details: [
    ['Description', 'Amount'],
    ...Array.from({ length: 12 }, (_, line) => [`Office cleaning, visit ${line + 1}`, '$ 100.00']),
  ],
  notes: 'Thank you for your trust.',
  voidedOn: null,
  fullName: 'Amara Osei',
  companyName: 'Maple Court Dental',
  address: '12 King Street North',
  city: 'Waterloo',
  postalCode: 'N2J 1A1',
};

/** Detail rows for a long invoice; `number` varies the words. */
export const longDetails = (lines: number, number = 0): string[][] => [
  ['Description', 'Amount'],
  ...Array.from({ length: lines }, (_, line) => [
    `Office cleaning, visit ${line + 1} of contract ${10_000 + number * 1000 + line}`,
    `$ ${100 + line}.00`,
  ]),
];

/** A page with the same words from plain pdfkit, as in its guide: the minimum cost of a page. */
function barePage(font?: string): Promise<number> {
  const pdf = new PDFDocument({ size: 'LETTER', margin: 56 });
  let bytes = 0;
  const done = new Promise<number>((resolve) => {
    pdf.on('data', (chunk: Buffer) => (bytes += chunk.length));
    pdf.on('end', () => resolve(bytes));
  });
  if (font !== undefined) pdf.font(font);
  pdf.fontSize(22).text(`Invoice #${invoice.number}`).fontSize(10);
  pdf.text([invoice.companyName, invoice.fullName, invoice.address, invoice.city].join('\\n'));
  for (const [name, amount] of invoice.details) {
    const { y } = pdf;
    pdf.text(name ?? '', 56, y, { width: 380 });
    pdf.text(amount ?? '', 436, y, { width: 120, align: 'right' });
    pdf.moveTo(56, pdf.y).lineTo(556, pdf.y).stroke();
  }
  for (const amount of ['Subtotal $ 1,200.00', 'HST $ 156.00', 'Total $ 1,356.00']) {
    pdf.text(amount, { align: 'right' });
  }
  pdf.text('How to pay: by card or by e-transfer.', 56);
  pdf.end();
  return done;
}

/** CPU milliseconds per page of invoices with a given number of lines. */
async function perPage(company: Company, lines: number): Promise<number> {
  const write = (number: number): Promise<Buffer> =>
    writeInvoice('en', company, { ...invoice, details: longDetails(lines, number) });
  const written = await write(1);
  const pages = written.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 1;
  const before = process.cpuUsage();
  for (let number = 2; number < 12; number += 1) await write(number);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / 10 / pages;
}

async function perSecond(write: () => Promise<unknown>): Promise<number> {
  for (let count = 0; count < 10; count += 1) await write();
  const start = performance.now();
  for (let count = 0; count < documents; count += 1) await write();
  return (documents * 1000) / (performance.now() - start);
}

/** Invoices per second, compared with plain pdfkit. */
export async function benchInvoicePdf(): Promise<void> {
  const company = await readCompany();
  const font = createRequire(import.meta.url).resolve(
    '@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf',
  );
  const builtIn = await perSecond(() => barePage());
  const embedded = await perSecond(() => barePage(font));
  const ours = await perSecond(() => writeInvoice('en', company, invoice));
  const single = await perPage(company, 12);
  const long = await perPage(company, 500);
  printTable(`Invoice as PDF, one page, ${documents} of each`, [
    ['bare pdfkit, built-in font (Latin letters alone)', `${builtIn.toFixed(0)} a second`],
    ['bare pdfkit, one embedded font', `${embedded.toFixed(0)} a second`],
    ['invoice, two embedded fonts and two in reserve', `${ours.toFixed(0)} a second`],
    ['ratio to the built-in font', `${(ours / builtIn).toFixed(2)}×`],
    ['ratio to an embedded font (to reach: 1)', `${(ours / embedded).toFixed(2)}×`],
    ['processor time of one page', `${single.toFixed(1)} ms`],
    ['processor time of a page of 500 lines', `${long.toFixed(1)} ms`],
    ['ratio of a page of a long one (at most: 1.5)', `${(long / single).toFixed(2)}×`],
  ]);
}
