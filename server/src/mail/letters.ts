import type { Company } from 'shared-api/contract/company/company';
import type { ContactRequest } from 'shared-api/contract/site/contact';
import { formatMoney } from 'shared-api/contract/values/money';
import { escapeHtml } from '../escapeHtml.ts';
import type { Outgoing } from './queueMail.ts';
import type { MailTexts } from './texts.ts';

/** What a mail says, whoever it goes to. */
export type Letter = Pick<Outgoing, 'subject' | 'text' | 'html'>;

const letterOf = (subject: string, lines: readonly string[]): Letter => ({
  subject,
  text: [...lines, ''].join('\n'),
  html: lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n'),
});

/** Says that a payment has arrived. */
export const receiptLetter = (
  texts: MailTexts,
  company: Company,
  { document, number, cents }: { document: 'invoice' | 'quote'; number: number; cents: number },
): Letter =>
  letterOf(texts.receipt.subject(document, number), [
    texts.receipt.thanks,
    texts.receipt.received(formatMoney(cents), document, number),
    texts.questions(company.phone),
  ]);

/** What a mail about an invoice says of it; the total in cents. */
export interface InvoiceFacts {
  number: number;
  total: number;
  date: string;
  clientName: string;
}

/** Brings an invoice, or reminds of one. */
export function invoiceLetter(
  texts: MailTexts,
  company: Company,
  reason: keyof MailTexts['invoice']['subjects'],
  { number, total, date, clientName }: InvoiceFacts,
): Letter {
  const subject = texts.invoice.subjects[reason](number);
  return letterOf(subject, [
    texts.invoice.dear(clientName),
    '',
    texts.invoice.amount(subject, date, formatMoney(total)),
    texts.invoice.howToPay(number, company.eTransferEmail),
    '',
    texts.questions(company.phone),
  ]);
}

/** Brings the company what a visitor wrote. */
export function contactLetter(texts: MailTexts, value: ContactRequest): Letter {
  const { name, email, phone, subject, message } = value;
  const { contact } = texts;
  // One line, whatever was typed: a line break would begin another header.
  const about = subject.replace(/\s+/g, ' ').trim() || contact.noSubject;
  const lines = [
    contact.name(name),
    contact.email(email),
    contact.phone(phone),
    contact.about(subject),
  ];
  return {
    subject: contact.subject(about).slice(0, 200),
    text: [...lines, '', message, ''].join('\n'),
    html: [
      `<p>${lines.map(escapeHtml).join('<br>')}</p>`,
      `<p>${escapeHtml(message).replaceAll('\n', '<br>')}</p>`,
    ].join('\n'),
  };
}
