import type { Company } from 'shared-api/contract/company/company';
import { formatAmount } from 'shared-api/contract/values/money';
import type { QuoteAnswer } from 'shared-api/contract/quotes/rules';
import { escapeHtml } from '../escapeHtml.ts';
import type { Letter } from '../mail/letters.ts';
import type { QuoteTexts } from '../pricing/texts.ts';

/** The mail that brings a visitor the quote. */
export function quoteMail(
  texts: QuoteTexts,
  company: Company,
  title: string,
  { number, lines, subTotal, tax, total }: Omit<QuoteAnswer, 'secret'>,
): Letter {
  const rows: [string, string][] = [
    ...lines.map(({ description, quantity, amount }): [string, string] => [
      texts.mail.line(description, quantity),
      formatAmount(amount),
    ]),
    [texts.subTotal, formatAmount(subTotal)],
    [texts.taxOf(company.hstNumber), formatAmount(tax)],
    [texts.total, formatAmount(total)],
  ];
  const intro = texts.mail.intro(company.name, title, number);
  const outro = texts.mail.outro(company.phone);
  const address = `${company.legalName}, ${company.address.street}, ${company.address.city}, ${company.address.province} ${company.address.postalCode}`;
  const width = Math.max(...rows.map(([name]) => name.length));
  return {
    subject: texts.mail.subject(title, number),
    text: [
      intro,
      '',
      ...rows.map(([name, amount]) => `${name.padEnd(width)}  ${amount.padStart(12)}`),
      '',
      outro,
      '',
      address,
      '',
    ].join('\n'),
    html: [
      `<p>${escapeHtml(intro)}</p>`,
      '<table cellpadding="6">',
      ...rows.map(
        ([name, amount]) =>
          `<tr><td>${escapeHtml(name)}</td><td align="right">${escapeHtml(amount)}</td></tr>`,
      ),
      '</table>',
      `<p>${escapeHtml(outro)}</p>`,
      `<p><small>${escapeHtml(address)}</small></p>`,
    ].join('\n'),
  };
}
