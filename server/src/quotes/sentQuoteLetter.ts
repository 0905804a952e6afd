import type { Company } from 'shared-api/contract/company/company';
import { fromLetter } from 'shared-api/contract/pages/letterKey';
import { routes } from 'shared-api/contract/pages/paths';
import { inLanguage, type Language } from 'shared-api/contract/values/language';
import { brandOf } from '../documents/brandOf.ts';
import { linesIn } from '../documents/lines/linesIn.ts';
import { filledPaymentPage } from '../documents/paymentPage.ts';
import { documentTexts } from '../documents/texts.ts';
import { titleOf, type QuoteRow } from '../documents/writeQuote.ts';
import type { Letter } from '../mail/LetterContent.ts';
import { mailTexts } from '../mail/texts.ts';
import { writeLetter } from '../mail/writeLetter.ts';
import { partsOf, tableOf } from '../pricing/quoteLines.ts';
import { quoteTexts } from '../pricing/texts.ts';

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
  const { number, category, price, subTotal, tax, period, requestedOn, validUntil } = quote;
  const texts = quoteTexts[language];
  const words = mailTexts[language].quote;
  const lines = tableOf(texts, partsOf(quote.lines).rows);
  const [headings = [], ...rows] = linesIn(language, lines);
  const per = period ?? undefined;
  return writeLetter(language, company, (local) => ({
    brand: brandOf(category),
    subject: words.subject(number, local.name),
    opening: [
      words.dear(quote.companyName || quote.fullName || ''),
      '',
      ...(message.trim() === '' ? [] : [message.trim(), '']),
      words.here(number, titleOf(quote, language)),
      ...(requestedOn === null ? [] : [texts.mail.requestedOn(requestedOn)]),
      ...(validUntil === null ? [] : [texts.mail.validUntil(validUntil)]),
    ],
    amount: { name: texts.mail.amount(per), amount: texts.money(price) },
    table: {
      headings,
      rows,
      sums: [
        { name: texts.subTotal, amount: texts.money(subTotal ?? price) },
        { name: texts.taxOf(local.hstNumber), amount: texts.money(tax ?? 0) },
        { name: texts.totalPer(per), amount: texts.money(price), isTotal: true },
      ],
      more: mailTexts[language].moreLines,
    },
    ...buttonOf(language, company, quote),
    closing: [words.accept(local.phone)],
    reason: words.reason(local.name),
  }));
}

/** Leads to the quote's own page, or to its payment where it has none. */
function buttonOf(language: Language, company: Company, quote: PricedQuote) {
  const { number, price, period, secret, letterKey } = quote;
  if (secret !== null) {
    const page = inLanguage(language, routes.quoteAnswer(secret));
    const href = fromLetter(new URL(page, company.siteUrl).href, letterKey);
    return { button: { label: quoteTexts[language].mail.open(number), href } };
  }
  const page = filledPaymentPage(company, language, number, price);
  const label = documentTexts[language].quote.pay(number, period ?? undefined);
  return page !== undefined && { button: { label, href: fromLetter(page, letterKey) } };
}
