import type { Company } from 'shared-api/contract/company/company';
import { routes } from 'shared-api/contract/pages/paths';
import { paymentLink } from 'shared-api/contract/pages/paymentLink';
import { catalogue } from 'shared-api/contract/site/catalogue';
import type { ContactRequest } from 'shared-api/contract/site/contact';
import type { VisitRequest } from 'shared-api/contract/site/visit';
import type { Language } from 'shared-api/contract/values/language';
import { brandOf } from '../documents/brandOf.ts';
import type { Letter } from './LetterContent.ts';
import { mailTexts, type MailTexts } from './texts.ts';
import { writeLetter } from './writeLetter.ts';

/** The facts in a receipt. */
export interface ReceiptFacts {
  document: 'invoice' | 'quote';
  number: number;
  cents: number;
  /** The type of work; determines the brand. */
  type: string;
}

/** Confirms a payment. */
export function receiptLetter(
  language: Language,
  company: Company,
  { document, number, cents, type }: ReceiptFacts,
): Letter {
  const texts = mailTexts[language];
  const { receipt } = texts;
  return writeLetter(language, company, (local) => ({
    brand: brandOf(type),
    subject: receipt.subject(document, number),
    opening: [receipt.thanks, receipt.received(texts.money(cents), document, number)],
    amount: { name: receipt.amount, amount: texts.money(cents) },
    closing: [texts.questions(local.phone)],
    reason: receipt.reason(local.name),
  }));
}

/** The facts in a mail about an invoice; amounts in cents. */
export interface InvoiceFacts {
  number: number;
  type: string;
  subTotal: number;
  tax: number;
  total: number;
  received: number;
  /** Rows as stored: the first is the heading, the last column contains amounts. */
  details: string[][];
  date: string;
  clientName: string;
}

/** Sends an invoice, or a reminder of one. */
export function invoiceLetter(
  language: Language,
  company: Company,
  reason: keyof MailTexts['invoice']['subjects'],
  invoice: InvoiceFacts,
): Letter {
  const texts = mailTexts[language];
  const { number, type, total, received, details, date, clientName } = invoice;
  const [headings = [], ...rows] = details;
  const due = total - received;
  const link = paymentLink(language, number, due);
  const subject = texts.invoice.subjects[reason](number);
  return writeLetter(language, company, (local) => ({
    brand: brandOf(type),
    subject,
    opening: [
      texts.invoice.dear(clientName),
      '',
      texts.invoice.amount(subject, date, texts.money(total)),
      texts.invoice.howToPay(number, local.eTransferEmail),
    ],
    amount: { name: texts.invoice.due, amount: texts.money(due) },
    ...(rows.length > 0 && {
      table: { headings, rows, sums: sumsOf(company, invoice, texts), more: texts.moreLines },
    }),
    ...(link !== undefined && {
      button: {
        label: texts.pay('invoice', number),
        href: new URL(link, company.siteUrl).href,
      },
    }),
    closing: [texts.questions(local.phone)],
    reason: texts.invoice.reason(local.name),
  }));
}

function sumsOf(
  company: Company,
  { subTotal, tax, total, received }: InvoiceFacts,
  { money, invoice: { sums } }: MailTexts,
) {
  return [
    { name: sums.subTotal, amount: money(subTotal) },
    { name: sums.tax(company.taxRate), amount: money(tax) },
    { name: sums.total, amount: money(total), isTotal: true },
    ...(received > 0
      ? [
          { name: sums.received, amount: money(received) },
          { name: sums.balance, amount: money(total - received), isTotal: true },
        ]
      : []),
  ];
}

/** Forwards a contact message to the company. */
export function contactLetter(
  language: Language,
  company: Company,
  value: ContactRequest,
  leadId: number,
): Letter {
  const { contact } = mailTexts[language];
  const { name, email, phone, subject, message } = value;
  // On one line, because a line break would start another header.
  const about = subject.replace(/\s+/g, ' ').trim() || contact.noSubject;
  return writeLetter(language, company, () => ({
    brand: 'cleaning',
    subject: contact.subject(about).slice(0, 200),
    opening: [
      contact.name(name),
      contact.email(email),
      contact.phone(phone),
      contact.about(subject),
      '',
      message,
    ],
    button: {
      label: contact.open,
      href: new URL(routes.editor('leads', leadId), company.siteUrl).href,
    },
    closing: [],
    reason: contact.reason,
  }));
}

/** What a mail says of a request for a visit. */
export interface VisitFacts extends Pick<
  VisitRequest,
  'name' | 'email' | 'phone' | 'address' | 'postalCode' | 'message' | 'day' | 'time'
> {
  /** As the catalogue calls the service. */
  serviceName: string;
  /** The number of photos. */
  photos: number;
}

/** Brings the company a request for a visit; its photos stay behind the log-in. */
export function visitLetter(
  language: Language,
  company: Company,
  value: VisitFacts,
  leadId: number,
): Letter {
  const { contact, visit } = mailTexts[language];
  const { name, email, phone, address, postalCode, message, day, time } = value;
  const { serviceName, photos } = value;
  return writeLetter(language, company, () => ({
    brand: brandOf(categoryOf(serviceName)),
    subject: visit.subject(serviceName, photos),
    opening: [
      contact.name(name),
      contact.email(email),
      contact.phone(phone),
      visit.address(address, postalCode),
      visit.wished(day, time),
      visit.photos(photos),
      '',
      message,
    ],
    button: {
      label: photos === 0 ? visit.open : visit.openWithPhotos(photos),
      href: new URL(routes.editor('leads', leadId), company.siteUrl).href,
    },
    closing: [],
    reason: visit.reason,
  }));
}

const categoryOf = (serviceName: string): string =>
  catalogue.find((service) => service.serviceName === serviceName)?.type ?? '';
