import type { Company } from 'shared-api/contract/company';
import { formatMoney } from 'shared-api/contract/money';
import { footOf, letterhead } from './letterhead.ts';
import type { Sheet, SheetColumn } from './Sheet.ts';

/** What stands on an invoice; amounts in cents. */
export interface InvoiceRow {
  number: number;
  type: string;
  date: string;
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
export function writeInvoice(company: Company, invoice: InvoiceRow): Promise<Buffer> {
  const { number, type, date, subTotal, tax, total, received } = invoice;
  const sheet = letterhead(company, type, {
    title: `Invoice #${number}`,
    cure: 'Shorten its details or its notes.',
  });
  const label = { size: 8.5, color: '#645b50' };
  if (invoice.voidedOn !== null) {
    sheet.words('VOID', { face: 'bold', size: 26, color: '#b3261e' });
    sheet.space(10);
  }
  sheet.beside(
    (x, width) => {
      sheet.words('Billed to', label, x, width);
      sheet.words(buyerOf(invoice).join('\n'), {}, x, width);
    },
    (x, width) => {
      sheet.words('Date', label, x, width);
      sheet.words(date, {}, x, width);
      sheet.space(4);
      sheet.words('Terms', label, x, width);
      sheet.words(invoice.voidedOn === null ? 'Due within 30 days' : 'Void', {}, x, width);
    },
  );
  sheet.space(20);
  details(sheet, invoice.details);
  sheet.space(6);
  const rate = `${Math.round(company.taxRate * 100)} %`;
  totals(sheet, [
    ['Subtotal', formatMoney(subTotal)],
    [`HST ${rate}`, formatMoney(tax)],
    ['Total', formatMoney(total)],
    ...(received > 0
      ? ([
          ['Received', formatMoney(received)],
          ['Balance', formatMoney(total - received)],
        ] as const)
      : []),
  ]);
  sheet.space(18);
  if (invoice.notes !== '') {
    sheet.words(invoice.notes);
    sheet.space(12);
  }
  if (invoice.voidedOn !== null) {
    const text = `This invoice is void since ${invoice.voidedOn}. Nothing is owed on it.`;
    sheet.words(text, { face: 'bold', size: 11 });
    return sheet.finish(footOf(company));
  }
  if (total > 0 && received >= total) {
    sheet.words('Paid in full. Thank you!', { face: 'bold', size: 11 });
    return sheet.finish(footOf(company));
  }
  sheet.words('How to pay', { face: 'bold', size: 11 });
  sheet.words(
    `By card at ${new URL('/payment', company.siteUrl).href}, with the number ${number}.\n` +
      `By e-transfer to ${company.eTransferEmail}, with the number ${number} in the message.`,
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

/** Sums at the right, the last of them and every "Total" in bold. */
export function totals(sheet: Sheet, rows: readonly (readonly [string, string])[]): void {
  for (const [name, amount] of rows) {
    const face = /^(Total|Balance)$/.test(name) ? 'bold' : 'regular';
    const { y } = sheet;
    sheet.wordsRight(name, { face, size: 10.5 }, 56 + sheet.width - 110);
    sheet.y = y;
    sheet.wordsRight(amount, { face, size: 10.5 });
  }
}
