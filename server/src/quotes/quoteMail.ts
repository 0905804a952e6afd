import type { Company } from 'shared-api/contract/company/company';
import { routes } from 'shared-api/contract/pages/paths';
import { quoteKinds, type QuoteKindName } from 'shared-api/contract/quotes/kinds';
import type { QuoteAnswer } from 'shared-api/contract/quotes/priceAnswers';
import { inLanguage, type Language } from 'shared-api/contract/values/language';
import { toCents } from 'shared-api/contract/values/money';
import { brandOf } from '../documents/brandOf.ts';
import type { Letter } from '../mail/LetterContent.ts';
import { mailTexts } from '../mail/texts.ts';
import { writeLetter } from '../mail/writeLetter.ts';
import { quoteTexts } from '../pricing/texts.ts';

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
  return writeLetter(language, company, (local) => ({
    brand: brandOf(quoteKinds[kind].category),
    subject: texts.mail.subject(kind, number),
    opening: [
      texts.mail.intro(local.name, kind, number),
      '',
      ...(requestedOn === '' ? [] : [texts.mail.requestedOn(requestedOn)]),
      texts.mail.validUntil(validUntil),
    ],
    amount: { name: texts.mail.amount(period), amount: texts.money(toCents(total)) },
    table: {
      headings: [description, amount],
      rows: lines.map((line) => [
        texts.mail.line(line.description, line.quantity),
        texts.money(toCents(line.amount)),
      ]),
      sums: [
        { name: texts.subTotal, amount: texts.money(toCents(subTotal)) },
        { name: texts.taxOf(local.hstNumber), amount: texts.money(toCents(tax)) },
        { name: texts.totalPer(period), amount: texts.money(toCents(total)), isTotal: true },
      ],
      more: mailTexts[language].moreLines,
    },
    button: { label: texts.mail.open(number), href: new URL(page, company.siteUrl).href },
    closing: [texts.mail.outro(local.phone)],
    reason: texts.mail.reason(local.name),
  }));
}
