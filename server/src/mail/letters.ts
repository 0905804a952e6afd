import type { DepositKind } from 'shared-api/contract/billing/deposits';
import type { Company } from 'shared-api/contract/company/company';
import { overdueDays } from 'shared-api/contract/entities/overdueDays';
import { routes } from 'shared-api/contract/pages/officePaths';
import { fromLetter } from 'shared-api/contract/pages/letterKey';
import { paymentLink } from 'shared-api/contract/pages/paymentLink';
import { daysAfter } from 'shared-api/contract/values/days';
import { catalogue } from 'shared-api/contract/site/catalogue';
import type { ContactRequest } from 'shared-api/contract/site/contact';
import type { VisitRequest } from 'shared-api/contract/site/visit';
import { defaultLanguage, type Language } from 'shared-api/contract/values/language';
import { brandOf } from '../documents/brandOf.ts';
import { linesIn } from '../documents/lines/linesIn.ts';
import { settledRemark, settledSums, type Settled } from '../documents/settledSums.ts';
import type { Letter } from './LetterContent.ts';
import { mailTexts, type MailTexts } from './texts.ts';
import { writeLetter } from './writeLetter.ts';

/** The facts in a receipt. */
export interface ReceiptFacts {
  document: 'invoice' | 'quote' | DepositKind;
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
export interface InvoiceFacts extends Settled {
  number: number;
  type: string;
  subTotal: number;
  tax: number;
  /** Rows as stored: the first is the heading, the last column contains amounts. */
  details: string[][];
  date: string;
  clientName: string;
  /** In the link of the mail, for the office to be told that it was opened. */
  letterKey?: string;
}

/**
 * Sends an invoice, or a reminder of one.
 * @param message what the sender adds, above the details
 */
export function invoiceLetter(
  language: Language,
  company: Company,
  reason: keyof MailTexts['invoice']['subjects'],
  invoice: InvoiceFacts,
  message = '',
): Letter {
  const texts = mailTexts[language];
  const words = texts.invoice;
  const { number, type, total, received, details, date, clientName } = invoice;
  const [headings = [], ...rows] = linesIn(language, details);
  const due = total - received;
  const link = paymentLink(language, number, due);
  return writeLetter(language, company, (local) => ({
    brand: brandOf(type),
    subject: words.subjects[reason](number),
    opening: [
      words.dear(clientName),
      '',
      ...(message.trim() === '' ? [] : [message.trim(), '']),
      words.amount(number, date, texts.money(total)),
      ...(due > 0
        ? [words.dueDay(daysAfter(date, overdueDays)), words.howToPay(number, local.eTransferEmail)]
        : [settledRemark(words.sums, invoice, texts.money)]),
    ],
    amount: { name: words.due, amount: texts.money(due) },
    ...(rows.length > 0 && {
      table: { headings, rows, sums: sumsOf(company, invoice, texts), more: texts.moreLines },
    }),
    ...(link !== undefined && {
      button: {
        label: texts.pay('invoice', number),
        href: fromLetter(new URL(link, company.siteUrl).href, invoice.letterKey),
      },
    }),
    closing: [texts.questions(local.phone)],
    reason: words.reason(local.name),
  }));
}

function sumsOf(company: Company, invoice: InvoiceFacts, { money, invoice: { sums } }: MailTexts) {
  const { subTotal, tax, total } = invoice;
  return [
    { name: sums.subTotal, amount: money(subTotal) },
    { name: sums.tax(company.taxRate), amount: money(tax) },
    { name: sums.total, amount: money(total), isTotal: true },
    ...settledSums(invoice, sums, money),
  ];
}

/** The language that a visitor wrote in, which the company answers in. */
interface WrittenIn {
  language: Language;
}

/** A line about the writer's language where the company's own readers would not expect it. */
const writtenIn = ({ contact }: MailTexts, { language }: WrittenIn): string[] =>
  language === defaultLanguage ? [] : [contact.language(language)];

/** Forwards a contact message to the company. */
export function contactLetter(
  language: Language,
  company: Company,
  value: ContactRequest & WrittenIn,
  leadId: number,
): Letter {
  const texts = mailTexts[language];
  const { contact } = texts;
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
      ...writtenIn(texts, value),
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
export interface VisitFacts
  extends
    Pick<
      VisitRequest,
      'name' | 'email' | 'phone' | 'address' | 'postalCode' | 'message' | 'day' | 'time'
    >,
    WrittenIn {
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
  const texts = mailTexts[language];
  const { contact, visit } = texts;
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
      ...writtenIn(texts, value),
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
