import type { Company } from 'shared-api/contract/company';
import { defaultLanguage } from 'shared-api/contract/language';
import { formatMoney } from 'shared-api/contract/money';
import { haveTotal, tableOf, type StoredRow } from '../quotes/quoteLines.ts';
import { quoteTexts } from '../quotes/texts.ts';
import { details, totals } from './writeInvoice.ts';
import { footOf, letterhead } from './letterhead.ts';

/** What is printed of a quote; the price in cents. */
export interface QuoteRow {
  number: number;
  category: string;
  title: string;
  date: string;
  email: string;
  notes: string;
  price: number | null;
  lines: StoredRow[];
  scope: string[][];
  fullName: string | null;
  companyName: string | null;
}

/** Writes a quote as PDF. */
export function writeQuote(company: Company, quote: QuoteRow): Promise<Buffer> {
  const sheet = letterhead(company, quote.category, {
    title: `Quote #${quote.number}`,
    cure: 'Shorten its scope, its line items or its notes.',
  });
  const buyer = [quote.companyName, quote.fullName].filter(Boolean).join(', ');
  sheet.words([quote.title, buyer, quote.date].filter(Boolean).join('\n'));
  sheet.space(18);
  const hasText = (table: string[][]): boolean => table.flat().some((cell) => cell.trim() !== '');
  if (hasText(quote.scope)) {
    details(sheet, [['Item', 'Description'], ...quote.scope]);
    sheet.space(12);
  }
  const lines = tableOf(quoteTexts[defaultLanguage], quote.lines);
  if (hasText(lines)) details(sheet, lines);
  // An instant quote's lines end with their own total.
  if (quote.price !== null && !haveTotal(quote.lines))
    totals(sheet, [['Total', formatMoney(quote.price)]]);
  sheet.space(18);
  if (quote.notes !== '') {
    sheet.words(quote.notes);
    sheet.space(12);
  }
  sheet.words(
    `To accept or to ask for a change, answer our e-mail or call ${company.phone}. ` +
      `To pay by card, use the number ${quote.number} at ${new URL('/payment', company.siteUrl).href}.`,
  );
  return sheet.finish(footOf(company));
}
