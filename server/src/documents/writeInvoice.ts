import type { Company } from 'shared-api/contract/company/company';
import type { Language } from 'shared-api/contract/values/language';
import { footOf, letterhead } from './letterhead.ts';
import type { Sheet, SheetColumn } from './Sheet.ts';
import { documentTexts, type DocumentTexts } from './texts.ts';

/** What stands on an invoice; amounts in cents. */
export interface InvoiceRow {
  /** A draft has none, and may have no date. */
  number: number | null;
  type: string;
  date: string | null;
  subTotal: number;
  tax: number;
  total: number;
  received: number;
  details: string[][];
  notes: string;
  /** The day from which on it is void. */
  voidedOn: string | null;
  fullName: string | null;
  companyName: string | null;
  address: string | null;
  city: string | null;
  postalCode: string | null;
}

/** Writes an invoice as PDF, with what the Canada Revenue Agency asks of one. */
export function writeInvoice(
  language: Language,
  company: Company,
  invoice: InvoiceRow,
): Promise<Buffer> {
  const { number, type, date, subTotal, tax, total, received } = invoice;
  const texts = documentTexts[language].invoice;
  const sheet = letterhead(company, type, language, {
    title: texts.title(number),
    document: { kind: 'invoice', number },
  });
  const label = { size: 8.5, color: '#645b50' };
  if (invoice.voidedOn !== null) {
    sheet.words(texts.stamp, { face: 'bold', size: 26, color: '#b3261e' });
    sheet.space(10);
  }
  sheet.beside(
    (x, width) => {
      sheet.words(texts.billedTo, label, x, width);
      sheet.words(buyerOf(invoice).join('\n'), {}, x, width);
    },
    (x, width) => {
      sheet.words(texts.date, label, x, width);
      sheet.words(date ?? '', {}, x, width);
      sheet.space(4);
      sheet.words(texts.terms, label, x, width);
      sheet.words(invoice.voidedOn === null ? texts.due : texts.void, {}, x, width);
    },
  );
  sheet.space(20);
  details(sheet, invoice.details);
  sheet.space(6);
  totals(sheet, documentTexts[language], [
    { name: texts.subTotal, cents: subTotal },
    { name: texts.tax(company.taxRate), cents: tax },
    { name: documentTexts[language].total, cents: total, isSum: true },
    ...(received > 0
      ? [
          { name: texts.received, cents: received },
          { name: texts.balance, cents: total - received, isSum: true },
        ]
      : []),
  ]);
  sheet.space(18);
  if (invoice.notes !== '') {
    sheet.words(invoice.notes);
    sheet.space(12);
  }
  if (invoice.voidedOn !== null) {
    sheet.words(texts.voidSince(invoice.voidedOn), { face: 'bold', size: 11 });
    return sheet.finish(footOf(company));
  }
  if (total > 0 && received >= total) {
    sheet.words(texts.paid, { face: 'bold', size: 11 });
    return sheet.finish(footOf(company));
  }
  sheet.words(texts.howToPay, { face: 'bold', size: 11 });
  sheet.words(
    texts.ways(new URL('/payment', company.siteUrl).href, company.eTransferEmail, number ?? 0),
  );
  return sheet.finish(footOf(company));
}

function buyerOf({ fullName, companyName, address, city, postalCode }: InvoiceRow): string[] {
  const lines = [companyName, fullName, address, [city, postalCode].filter(Boolean).join(' ')];
  return lines.filter((line): line is string => line !== null && line !== '');
}

/** The details as they were written: the first row heads them, the last column holds amounts. */
export function details(sheet: Sheet, rows: readonly (readonly string[])[]): void {
  const [head = [], ...body] = rows;
  if (head.length === 0) return;
  const columns = head.map((heading, index): SheetColumn => ({
    heading,
    share: index === 0 ? 4 : 1.5,
    align: index === head.length - 1 && index > 0 ? 'right' : 'left',
  }));
  sheet.table(columns, body);
}

interface TotalRow {
  name: string;
  cents: number;
  /** What the rows before it come to; in bold. */
  isSum?: boolean;
}

/** Totals at the right. */
export function totals(sheet: Sheet, texts: DocumentTexts, rows: readonly TotalRow[]): void {
  for (const { name, cents, isSum = false } of rows) {
    const face = isSum ? 'bold' : 'regular';
    const { y } = sheet;
    sheet.wordsRight(name, { face, size: 10.5 }, 56 + sheet.width - 110);
    sheet.y = y;
    sheet.wordsRight(texts.money(cents), { face, size: 10.5 });
  }
}
