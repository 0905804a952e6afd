import type { Company } from 'shared-api/contract/company/company';
import { routes } from 'shared-api/contract/pages/paths';
import { quoteKinds, type QuoteKindName } from 'shared-api/contract/quotes/kinds';
import type { QuoteAnswer } from 'shared-api/contract/quotes/priceAnswers';
import { inLanguage, type Language } from 'shared-api/contract/values/language';
import { toCents } from 'shared-api/contract/values/money';
import { brandOf } from '../documents/brandOf.ts';
import { quoteTexts } from '../pricing/texts.ts';
import type { Letter } from './writing/LetterContent.ts';
import { quoteDays } from './quoteDays.ts';
import { mailTexts } from './texts.ts';
import { wordsFor } from './words/fillWords.ts';
import { writeLetter } from './writing/writeLetter.ts';

/** The mail with which a visitor receives the quote. */
export function quoteMail(
  language: Language,
  company: Company,
  kind: QuoteKindName,
  { number, lines, subTotal, tax, total, period, requestedOn, validUntil, secret }: QuoteAnswer,
): Letter {
  const texts = quoteTexts[language];
  const page = inLanguage(language, routes.quoteAnswer(secret));
  const [description = '', , , amount = ''] = texts.headings;
  return writeLetter(language, company, (local) => {
    const words = wordsFor(language, local, 'instantQuote', {
      number: String(number),
      service: texts.mail.service(kind),
      total: texts.money(toCents(total)),
    });
    return {
      brand: brandOf(quoteKinds[kind].category),
      subject: words.subject,
      opening: [words.opening, '', ...quoteDays(language, requestedOn, validUntil)],
      amount: { name: texts.mail.amount(period), amount: texts.money(toCents(total)) },
      table: {
        headings: [description, amount],
        rows: lines.map((line) => [
          texts.mail.line(line.description, line.quantity),
          texts.money(toCents(line.amount)),
        ]),
        sums: [
          { name: texts.subTotal, amount: texts.money(toCents(subTotal)) },
          { name: texts.taxOf(local.taxRate, local.hstNumber), amount: texts.money(toCents(tax)) },
          { name: texts.totalPer(period), amount: texts.money(toCents(total)), isTotal: true },
        ],
        more: mailTexts[language].moreLines,
      },
      button: { label: texts.mail.open(number), href: new URL(page, company.siteUrl).href },
      closing: [words.closing],
      reason: texts.mail.reason(local.name),
    };
  });
}
