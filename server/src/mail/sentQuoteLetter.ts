import type { Company } from 'shared-api/contract/company/company';
import { fromLetter } from 'shared-api/contract/pages/letterKey';
import { routes } from 'shared-api/contract/pages/paths';
import { inLanguage, type Language } from 'shared-api/contract/values/language';
import { brandOf } from '../documents/brandOf.ts';
import { linesIn } from '../documents/lines/linesIn.ts';
import { filledPaymentPage } from '../documents/paymentPage.ts';
import { documentTexts } from '../documents/texts.ts';
import { titleOf } from '../documents/quoteTitle.ts';
import type { QuoteRow } from '../documents/writeQuote.ts';
import { partsOf, tableOf } from '../pricing/quoteLines.ts';
import { quoteTexts } from '../pricing/texts.ts';
import { beginning } from './beginning.ts';
import type { Letter } from './writing/LetterContent.ts';
import { quoteDays } from './quoteDays.ts';
import { mailTexts } from './texts.ts';
import { wordsFor } from './words/fillWords.ts';
import { writeLetter } from './writing/writeLetter.ts';

/** A quote that has a price, in cents. */
export type PricedQuote = QuoteRow & {
  price: number;
  /** In the link of the mail, for the office to be told that it was opened. */
  letterKey: string;
};

/**
 * The mail with which the office sends a quote, whoever wrote it.
 * @param message what the sender adds, above the details
 */
export function sentQuoteLetter(
  language: Language,
  company: Company,
  quote: PricedQuote,
  message: string,
): Letter {
  const { number, category, price, received, subTotal, tax, period, requestedOn, validUntil } =
    quote;
  const texts = quoteTexts[language];
  const lines = tableOf(texts, partsOf(quote.lines).rows);
  const [headings = [], ...rows] = linesIn(language, lines);
  const per = period ?? undefined;
  return writeLetter(language, company, (local) => {
    const words = wordsFor(language, local, 'quote', {
      client: quote.companyName || quote.fullName || '',
      number: String(number),
      numberAndTitle: mailTexts[language].quote.numberAndTitle(
        number,
        titleOf(quote, language, 'work'),
      ),
      total: texts.money(price),
    });
    return {
      brand: brandOf(category),
      subject: words.subject,
      opening: [
        ...beginning(words.greeting, message),
        words.opening,
        ...quoteDays(language, requestedOn ?? '', validUntil ?? ''),
      ],
      amount: { name: texts.mail.amount(per), amount: texts.money(price) },
      table: {
        headings,
        rows,
        sums: [
          { name: texts.subTotal, amount: texts.money(subTotal ?? price) },
          { name: texts.taxOf(local.taxRate, local.hstNumber), amount: texts.money(tax ?? 0) },
          { name: texts.totalPer(per), amount: texts.money(price), isTotal: true },
          ...receivedSums(language, price, received),
        ],
        more: mailTexts[language].moreLines,
      },
      ...buttonOf(language, company, quote),
      closing: [words.closing],
      reason: mailTexts[language].quote.reason(local.name),
    };
  });
}

/** What has been received for it, if anything, and what is left. */
function receivedSums(language: Language, price: number, received: number) {
  const { money, quote: words } = documentTexts[language];
  if (received <= 0) return [];
  return [
    { name: words.received, amount: money(received) },
    { name: words.balance, amount: money(price - received), isTotal: true },
  ];
}

/** Leads to the quote's own page, or to its payment where it has none. */
function buttonOf(language: Language, company: Company, quote: PricedQuote) {
  const { number, price, received, period, secret, letterKey } = quote;
  if (secret !== null) {
    const page = inLanguage(language, routes.quoteAnswer(secret));
    const href = fromLetter(new URL(page, company.siteUrl).href, letterKey);
    return { button: { label: quoteTexts[language].mail.open(number), href } };
  }
  const page = filledPaymentPage(company, language, number, price - received);
  const label = documentTexts[language].quote.pay(number, period ?? undefined);
  return page !== undefined && { button: { label, href: fromLetter(page, letterKey) } };
}
