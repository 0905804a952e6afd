import type { Company } from 'shared-api/contract/company/company';
import { defaultLanguage, type Language } from 'shared-api/contract/values/language';
import { haveTotal, tableOf, type StoredRow } from '../pricing/quoteLines.ts';
import { quoteTexts } from '../pricing/texts.ts';
import { details, totals } from './writeInvoice.ts';
import { footOf, letterhead } from './letterhead.ts';
import { documentTexts } from './texts.ts';

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
  type: string;
  fullName: string | null;
  companyName: string | null;
}

/** Writes a quote as PDF. */
export function writeQuote(language: Language, company: Company, quote: QuoteRow): Promise<Buffer> {
  const texts = documentTexts[language];
  const sheet = letterhead(company, quote.category, language, {
    title: texts.quote.title(quote.number),
    document: { kind: 'quote', number: quote.number },
  });
  const buyer = [quote.companyName, quote.fullName].filter(Boolean).join(', ');
  sheet.words([titleOf(quote, language), buyer, quote.date].filter(Boolean).join('\n'));
  sheet.space(18);
  const hasText = (table: string[][]): boolean => table.flat().some((cell) => cell.trim() !== '');
  if (hasText(quote.scope)) {
    details(sheet, [texts.quote.scope, ...quote.scope]);
    sheet.space(12);
  }
  const lines = tableOf(quoteTexts[language], quote.lines);
  if (hasText(lines)) details(sheet, lines);
  // An instant quote's lines end with their own total.
  if (quote.price !== null && !haveTotal(quote.lines)) {
    totals(sheet, texts, [{ name: texts.total, cents: quote.price, isSum: true }]);
  }
  sheet.space(18);
  if (quote.notes !== '') {
    sheet.words(quote.notes);
    sheet.space(12);
  }
  sheet.words(
    texts.quote.next(company.phone, quote.number, new URL('/payment', company.siteUrl).href),
  );
  return sheet.finish(footOf(company));
}

/** What a quote is called: as staff wrote it, or an instant one in the language of its document. */
function titleOf({ title, type }: QuoteRow, language: Language): string {
  const isAsMade = title === quoteTexts[defaultLanguage].title(type);
  return isAsMade ? quoteTexts[language].title(type) : title;
}
