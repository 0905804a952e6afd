import type { Company } from 'shared-api/contract/company/company';
import { paymentLink } from 'shared-api/contract/pages/paymentLink';
import type { Language } from 'shared-api/contract/values/language';
import { toCents } from 'shared-api/contract/values/money';
import { brandOf } from '../documents/brandOf.ts';
import type { Letter } from '../mail/LetterContent.ts';
import { mailTexts } from '../mail/texts.ts';
import { writeLetter } from '../mail/writeLetter.ts';
import { quoteTexts, type QuoteTexts } from '../pricing/texts.ts';
import type { AnswerText } from './quoteAnswer.ts';

/** The mail with which a visitor receives the quote. */
export function quoteMail(
  language: Language,
  company: Company,
  { title, category }: { title: string; category: string },
  { number, lines, subTotal, tax, total }: AnswerText,
  texts: QuoteTexts = quoteTexts[language],
): Letter {
  const link = paymentLink(language, number, toCents(total));
  const [description = '', , , amount = ''] = texts.headings;
  return writeLetter(company, {
    language,
    brand: brandOf(category),
    subject: texts.mail.subject(title, number),
    opening: [texts.mail.intro(company.name, title, number)],
    amount: { name: texts.mail.amount, amount: texts.money(toCents(total)) },
    table: {
      headings: [description, amount],
      rows: lines.map((line) => [
        texts.mail.line(line.description, line.quantity),
        texts.money(toCents(line.amount)),
      ]),
      sums: [
        { name: texts.subTotal, amount: texts.money(toCents(subTotal)) },
        { name: texts.taxOf(company.hstNumber), amount: texts.money(toCents(tax)) },
        { name: texts.total, amount: texts.money(toCents(total)), isTotal: true },
      ],
      more: mailTexts[language].moreLines,
    },
    ...(link !== undefined && {
      button: { label: texts.mail.pay(number), href: new URL(link, company.siteUrl).href },
    }),
    closing: [texts.mail.outro(company.phone)],
    reason: texts.mail.reason(company.name),
  });
}
