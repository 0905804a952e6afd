import type { Company } from 'shared-api/contract/company';
import { formatAmount } from 'shared-api/contract/money';
import type { QuoteAnswer } from 'shared-api/contract/quotes/rules';
import { escapeHtml } from '../escapeHtml.ts';

/** The mail that brings a visitor the quote. */
export function quoteMail(
  company: Company,
  title: string,
  { number, lines, subTotal, tax, total }: QuoteAnswer,
): { subject: string; text: string; html: string } {
  const rows: [string, string][] = [
    ...lines.map(({ description, quantity, amount }): [string, string] => [
      quantity === 1 ? description : `${description} × ${quantity}`,
      formatAmount(amount),
    ]),
    ['Subtotal', formatAmount(subTotal)],
    [`HST (${company.hstNumber})`, formatAmount(tax)],
    ['Total', formatAmount(total)],
  ];
  const intro = `Thank you for asking ${company.name}. Here is your ${title.toLowerCase()} quote #${number}.`;
  const outro = `Questions? Call ${company.phone} or answer this e-mail.`;
  const address = `${company.legalName}, ${company.address.street}, ${company.address.city}, ${company.address.province} ${company.address.postalCode}`;
  const width = Math.max(...rows.map(([name]) => name.length));
  return {
    subject: `Your ${title.toLowerCase()} quote #${number}`,
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
