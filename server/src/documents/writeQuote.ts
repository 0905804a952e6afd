import type { Company } from 'shared-api/contract/company/company';
import { routes } from 'shared-api/contract/pages/paths';
import { isQuoteKind } from 'shared-api/contract/quotes/kinds';
import { lineSum } from 'shared-api/contract/quotes/lineSum';
import type { Period } from 'shared-api/contract/quotes/period';
import { inLanguage, type Language } from 'shared-api/contract/values/language';
import { partsOf, tableOf, type StoredRow } from '../pricing/quoteLines.ts';
import { quoteTexts } from '../pricing/texts.ts';
import { writeDetails } from './lines/details.ts';
import { writeFacts } from './facts.ts';
import { footOf, letterhead, phoneLink } from './letterhead.ts';
import { filledPaymentPage, paymentPage } from './paymentPage.ts';
import { soft, type Sheet, type SheetSum } from './Sheet.ts';
import { documentTexts } from './texts.ts';

/** What is printed of a quote; amounts in cents. */
export interface QuoteRow {
  number: number;
  category: string;
  title: string;
  /** The kind of an instant quote whose title staff have left as it was made. */
  titleKind: string | null;
  date: string;
  /** The visitor's address for an instant quote, the sender's for one written by staff. */
  email: string;
  notes: string;
  subTotal: number | null;
  tax: number | null;
  /** The total, tax included. */
  price: number | null;
  /** What the total is for, if not for the whole of the work. */
  period: Period | null;
  lines: StoredRow[];
  scope: string[][];
  fullName: string | null;
  companyName: string | null;
  /** Requested day of the service. */
  requestedOn: string | null;
  /** Last day of the price, where one was named. */
  validUntil: string | null;
  /** Opens an instant quote's page; null for quotes written by staff. */
  secret: string | null;
}

/** Writes a quote as PDF. */
export function writeQuote(language: Language, company: Company, quote: QuoteRow): Promise<Buffer> {
  const { number, category, date, email, price, notes, scope, secret } = quote;
  const { requestedOn, validUntil } = quote;
  const texts = documentTexts[language];
  const words = texts.quote;
  const sheet = letterhead(company, category, language, {
    title: words.title(number),
    document: { kind: 'quote', number },
  });
  sheet.words(titleOf(quote, language), { size: 12 });
  sheet.space(10);
  const buyer = [quote.companyName, quote.fullName].filter(Boolean).join('\n');
  const isInstant = secret !== null;
  writeFacts(sheet, [
    { share: 1.6, facts: [{ name: words.for, text: buyer || (isInstant ? email : '') }] },
    { share: 1, facts: [{ name: words.date, text: texts.day(date) }] },
    {
      share: 1,
      facts: [{ name: words.requestedOn, text: requestedOn && texts.day(requestedOn) }],
    },
    {
      share: 1,
      facts: [{ name: words.validUntil, text: validUntil && texts.day(validUntil) }],
    },
  ]);
  sheet.space(12);
  if (price !== null) {
    writeAmount(sheet, language, company, quote, price);
    sheet.space(16);
  }
  const hasText = (table: string[][]): boolean => table.flat().some((cell) => cell.trim() !== '');
  if (hasText(scope)) {
    sheet.table(
      [
        { heading: words.scope.item, share: 1 },
        { heading: words.scope.description, share: 3 },
      ],
      scope,
    );
    sheet.space(12);
  }
  const { rows, sums } = partsOf(quote.lines);
  const lines = tableOf(quoteTexts[language], rows);
  if (hasText(lines)) writeDetails(sheet, language, lines);
  sheet.space(6);
  writeSums(sheet, language, tableOf(quoteTexts[language], sums), quote);
  if (isTaxed(lines, language, quote)) {
    sheet.space(6);
    sheet.words(words.linesWithTax, { size: 9.5, color: soft });
  }
  sheet.space(18);
  if (notes !== '') {
    sheet.words(notes);
    sheet.space(12);
  }
  writeNext(sheet, language, company, quote);
  return sheet.finish(footOf(company));
}

function writeAmount(
  sheet: Sheet,
  language: Language,
  company: Company,
  { number, period, secret }: QuoteRow,
  price: number,
): void {
  const texts = documentTexts[language];
  const words = texts.quote;
  const amount = texts.money(price);
  const page = filledPaymentPage(company, language, number, price);
  const opened =
    secret === null
      ? undefined
      : new URL(inLanguage(language, routes.quoteAnswer(secret)), company.siteUrl).href;
  const pay =
    page === undefined
      ? undefined
      : {
          text: words.pay(number, period ?? undefined),
          href: page,
          alt: words.payAlt(number, amount),
        };
  sheet.amount({
    name: quoteTexts[language].mail.amount(period ?? undefined),
    amount,
    button:
      opened === undefined
        ? pay
        : { text: words.open(number), href: opened, alt: words.openAlt(number) },
  });
}

/** Subtotal, tax and total; of a quote without a price, the sums in its lines. */
function writeSums(
  sheet: Sheet,
  language: Language,
  written: readonly string[][],
  { subTotal, tax, price, period }: QuoteRow,
): void {
  const texts = documentTexts[language];
  const { subTotal: subTotalName, tax: taxName, totalPer } = quoteTexts[language];
  const rows =
    price === null
      ? written.map(([name = '', ...cells]) => ({ name, amount: cells.at(-1) ?? '' }))
      : [
          { name: subTotalName, amount: texts.money(subTotal ?? price) },
          { name: taxName, amount: texts.money(tax ?? 0) },
          { name: totalPer(period ?? undefined), amount: texts.money(price) },
        ];
  if (rows.length === 0) return;
  sheet.sums(rows.map((row, index): SheetSum => ({ ...row, isTotal: index === rows.length - 1 })));
}

/** Whether the amounts of the lines include tax: they come to the total, not to the subtotal. */
function isTaxed(
  lines: readonly string[][],
  language: Language,
  { subTotal, price }: QuoteRow,
): boolean {
  const { subTotal: subTotalName, tax, total } = quoteTexts[language];
  return (
    price !== null && price !== subTotal && lineSum(lines, [subTotalName, tax, total]) === price
  );
}

function writeNext(sheet: Sheet, language: Language, company: Company, quote: QuoteRow): void {
  const { number, price } = quote;
  const texts = documentTexts[language];
  const words = texts.quote;
  const text = paymentPage(company, language);
  const href = price === null ? undefined : filledPaymentPage(company, language, number, price);
  sheet.heading('H2', words.nextSteps);
  sheet.list(
    [words.accept(company.phone), ...(href === undefined ? [] : [words.byCard(text, number)])],
    [
      phoneLink(company, language),
      ...(href === undefined
        ? []
        : [{ text, href, alt: words.payAlt(number, texts.money(price ?? 0)) }]),
    ],
  );
}

/** What a quote is called: as staff wrote it, or an instant one in the language of its document. */
export const titleOf = ({ title, titleKind }: QuoteRow, language: Language): string =>
  // A kind that only a later release knows has its title as it was made.
  titleKind !== null && isQuoteKind(titleKind) ? quoteTexts[language].title(titleKind) : title;
