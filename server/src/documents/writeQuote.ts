import type { Company } from 'shared-api/contract/company/company';
import { routes } from 'shared-api/contract/pages/paths';
import { lineSum } from 'shared-api/contract/quotes/lineSum';
import type { Period } from 'shared-api/contract/quotes/period';
import { inLanguage, type Language } from 'shared-api/contract/values/language';
import { isOver } from '../pricing/quoteExpiry.ts';
import { partsOf, tableOf, type StoredRow } from '../pricing/quoteLines.ts';
import { quoteTexts } from '../pricing/texts.ts';
import { writeDetails } from './lines/details.ts';
import { writeFacts, type Fact } from './facts.ts';
import { footOf, letterhead, phoneLink } from './letterhead.ts';
import { filledPaymentPage, paymentPage } from './paymentPage.ts';
import { soft, type Sheet, type SheetSum } from './Sheet.ts';
import { titleOf } from './quoteTitle.ts';
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
  /** What has been received for it. */
  received: number;
  /** The day of the last payment of it. */
  paidOn: string | null;
  /** Whether all that was received was given back, and it was not sent anew since. */
  isCalledOff: boolean;
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
  /** Whether its price can run out. */
  canExpire: boolean;
  isInvoiced: boolean;
  /** Opens an instant quote's page; null for quotes written by staff. */
  secret: string | null;
}

/** Writes a quote as PDF. */
export function writeQuote(language: Language, company: Company, quote: QuoteRow): Promise<Buffer> {
  const { number, category, date, email, price, notes, scope, secret } = quote;
  const { requestedOn } = quote;
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
    { share: 1, facts: [standingOf(quote, language)] },
  ]);
  writeHoldsIfBooked(sheet, language, company, quote);
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
  const end = (): void => {
    sheet.space(6);
    writeSums(sheet, language, company, tableOf(quoteTexts[language], sums), quote);
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
  };
  // What comes next must not stand alone on a page.
  if (hasText(lines)) writeDetails(sheet, language, lines, sheet.heightOf(end));
  end();
  return sheet.finish(footOf(company));
}

const isPaid = ({ price, received }: QuoteRow): boolean =>
  price !== null && received > 0 && received >= price;

/** When it was paid, or until when its price holds; neither where it is on an invoice or was called off. */
function standingOf(quote: QuoteRow, language: Language): Fact {
  const { paidOn, validUntil, isInvoiced, isCalledOff } = quote;
  const { day, quote: words } = documentTexts[language];
  if (isPaid(quote) && paidOn !== null) return { name: words.paidOn, text: day(paidOn) };
  const isOpen = !isPaid(quote) && !isInvoiced && !isCalledOff;
  return { name: words.validUntil, text: isOpen ? validUntil && day(validUntil) : '' };
}

/** Of an open quote for a day after the price's last one: until when it is to be booked. */
function writeHoldsIfBooked(
  sheet: Sheet,
  language: Language,
  company: Company,
  quote: QuoteRow,
): void {
  const { requestedOn, validUntil } = quote;
  if (requestedOn === null || validUntil === null || requestedOn <= validUntil) return;
  if (isPaid(quote) || endOf(language, company, quote) !== undefined) return;
  sheet.space(6);
  sheet.words(quoteTexts[language].mail.holdsIfBooked(validUntil), { size: 9.5, color: soft });
}

function writeAmount(
  sheet: Sheet,
  language: Language,
  company: Company,
  quote: QuoteRow,
  price: number,
): void {
  const { number, period, secret, received } = quote;
  const texts = documentTexts[language];
  const words = texts.quote;
  const total = quoteTexts[language].mail.amount(period ?? undefined);
  const due = price - received;
  if (received > 0 && due <= 0) {
    sheet.amount({ name: total, amount: texts.money(price), remark: words.paid });
    return;
  }
  const amount = texts.money(due);
  const page = filledPaymentPage(company, language, number, due);
  const opened = pageOf(language, company, secret);
  const pay =
    page === undefined || endOf(language, company, quote) !== undefined
      ? undefined
      : {
          text: words.pay(number, period ?? undefined),
          href: page,
          alt: words.payAlt(number, amount),
        };
  sheet.amount({
    name: received > 0 ? words.balance : total,
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
  { taxRate }: Company,
  written: readonly string[][],
  { subTotal, tax, price, period, received }: QuoteRow,
): void {
  const texts = documentTexts[language];
  const words = texts.quote;
  const { subTotal: subTotalName, taxAt, totalPer } = quoteTexts[language];
  const rows =
    price === null
      ? written.map(([name = '', ...cells]) => ({ name, amount: cells.at(-1) ?? '' }))
      : [
          { name: subTotalName, amount: texts.money(subTotal ?? price) },
          { name: taxAt(taxRate), amount: texts.money(tax ?? 0) },
          { name: totalPer(period ?? undefined), amount: texts.money(price) },
        ];
  if (rows.length === 0) return;
  const sums = rows.map((row, index): SheetSum => ({ ...row, isTotal: index === rows.length - 1 }));
  sheet.sums(
    price === null || received <= 0
      ? sums
      : [
          ...sums,
          { name: words.received, amount: texts.money(received) },
          { name: words.balance, amount: texts.money(price - received), isTotal: true },
        ],
  );
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

/** Why a quote can neither be accepted nor paid any more; undefined while it can. */
function endOf(
  language: Language,
  company: Company,
  { isInvoiced, isCalledOff, canExpire, validUntil }: QuoteRow,
): string | undefined {
  const { quote, day } = documentTexts[language];
  if (isInvoiced) return quote.invoiced;
  if (isCalledOff) return quote.calledOff(company.phone);
  return canExpire && validUntil !== null && isOver(company, validUntil)
    ? quote.expired(day(validUntil), company.phone)
    : undefined;
}

/** The address of a quote's own page, if it has one. */
const pageOf = (language: Language, { siteUrl }: Company, secret: string | null) =>
  secret === null
    ? undefined
    : new URL(inLanguage(language, routes.quoteAnswer(secret)), siteUrl).href;

/** How to accept and to pay, or why that cannot be any more; nothing once it is paid. */
function writeNext(sheet: Sheet, language: Language, company: Company, quote: QuoteRow): void {
  const { number, price, received, secret } = quote;
  const due = price === null ? undefined : price - received;
  if (due !== undefined && received > 0 && due <= 0) return;
  const texts = documentTexts[language];
  const words = texts.quote;
  const text = paymentPage(company, language);
  const href = due === undefined ? undefined : filledPaymentPage(company, language, number, due);
  const opened = pageOf(language, company, secret);
  const begin =
    opened === undefined ? words.accept(company.phone) : words.book(words.here, company.phone);
  sheet.heading('H2', words.nextSteps);
  const end = endOf(language, company, quote);
  if (end !== undefined) {
    sheet.list([end], [phoneLink(company, language)]);
    return;
  }
  sheet.list(
    [begin, ...(href === undefined ? [] : [words.byCard(text, number)])],
    [
      phoneLink(company, language),
      ...(opened === undefined
        ? []
        : [{ text: words.here, href: opened, alt: words.openAlt(number) }]),
      ...(href === undefined
        ? []
        : [{ text, href, alt: words.payAlt(number, texts.money(due ?? 0)) }]),
    ],
  );
}
