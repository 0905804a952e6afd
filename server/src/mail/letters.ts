import type { DepositKind } from 'shared-api/contract/billing/deposits';
import type { LetterKind } from 'shared-api/contract/billing/sendInvoice';
import type { Company } from 'shared-api/contract/company/company';
import { overdueDays } from 'shared-api/contract/entities/overdueDays';
import { routes } from 'shared-api/contract/pages/officePaths';
import { routes as publicRoutes } from 'shared-api/contract/pages/paths';
import { fromLetter } from 'shared-api/contract/pages/letterKey';
import { paymentLink } from 'shared-api/contract/pages/paymentLink';
import { daysAfter } from 'shared-api/contract/values/days';
import type { ContactRequest } from 'shared-api/contract/site/contact';
import { defaultLanguage, inLanguage, type Language } from 'shared-api/contract/values/language';
import { brandOf } from '../documents/brandOf.ts';
import { linesIn } from '../documents/lines/linesIn.ts';
import { settledRemark, settledSums, type Settled } from '../documents/settledSums.ts';
import { beginning } from './beginning.ts';
import type { Letter } from './writing/LetterContent.ts';
import { mailTexts, type MailTexts } from './texts.ts';
import { wordsFor } from './words/fillWords.ts';
import { writeLetter } from './writing/writeLetter.ts';

/** The facts in a receipt. */
export interface ReceiptFacts {
  document: 'invoice' | 'quote' | DepositKind;
  number: number;
  cents: number;
  /** What is left to pay of the quote that it is for; 0 where nothing is. */
  left: number;
  /** The day as of which that is. */
  leftOn: string;
  /** The type of work; determines the brand. */
  type: string;
  /** The key of the payment, which opens its receipt. */
  key: string;
}

/** Confirms a payment. */
export function receiptLetter(
  language: Language,
  company: Company,
  { document, number, cents, left, leftOn, type, key }: ReceiptFacts,
): Letter {
  const texts = mailTexts[language];
  const { receipt } = texts;
  const amount = texts.money(cents);
  return writeLetter(language, company, (local) => {
    const words = wordsFor(language, local, 'receipt', {
      number: String(number),
      document: receipt.document(document),
      amount,
    });
    return {
      brand: brandOf(type),
      subject: words.subject,
      opening: [
        words.opening,
        ...(left > 0 ? [receipt.left(texts.money(left), number, texts.invoice.day(leftOn))] : []),
      ],
      amount: { name: receipt.amount, amount },
      button: {
        label: receipt.open,
        href: new URL(inLanguage(language, publicRoutes.paymentReceipt(key)), company.siteUrl).href,
      },
      closing: [words.closing],
      reason: receipt.reason(local.name),
    };
  });
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

/** Which mail about an invoice is written. */
export interface InvoiceLetterFacts {
  kind: LetterKind;
  /** The company's day on which it is sent: whether a reminder finds the invoice overdue. */
  day: string;
  /** What the sender adds, above the details. */
  message?: string;
}

/** Sends an invoice, or a reminder of one. */
export function invoiceLetter(
  language: Language,
  company: Company,
  letter: InvoiceLetterFacts,
  invoice: InvoiceFacts,
): Letter {
  const texts = mailTexts[language];
  const { sums, due: dueName, day, reason } = texts.invoice;
  const { number, type, total, received, details, date, clientName } = invoice;
  const [headings = [], ...rows] = linesIn(language, details);
  const due = total - received;
  const link = paymentLink(language, number, due);
  const dueDate = daysAfter(date, overdueDays);
  return writeLetter(language, company, (local) => {
    const kind = wordsKindOf(letter, dueDate);
    const words = wordsFor(
      language,
      local,
      kind,
      {
        client: clientName,
        number: String(number),
        date: day(date),
        total: texts.money(total),
        due: texts.money(due),
        dueDate: day(dueDate),
        eTransferEmail: local.eTransferEmail,
      },
      link === undefined ? { payment: texts.withoutCard[kind] } : {},
    );
    return {
      brand: brandOf(type),
      subject: words.subject,
      opening: [
        ...beginning(words.greeting, letter.message ?? ''),
        words.opening,
        due > 0 ? words.payment : settledRemark(sums, invoice, texts.money),
      ],
      amount: { name: dueName, amount: texts.money(due) },
      ...(rows.length > 0 && {
        table: { headings, rows, sums: sumsOf(company, invoice, texts), more: texts.moreLines },
      }),
      ...(link !== undefined && {
        button: {
          label: texts.pay('invoice', number),
          href: fromLetter(new URL(link, company.siteUrl).href, invoice.letterKey),
        },
      }),
      closing: [words.closing],
      reason: reason(local.name),
    };
  });
}

/** The words of a mail about an invoice: what is not due yet is not called overdue. */
function wordsKindOf({ kind, day }: InvoiceLetterFacts, dueDate: string) {
  if (kind === 'bill') return 'invoice';
  return day > dueDate ? 'reminder' : 'earlyReminder';
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

/** A field of one line as it stands in a mail: a line break in it would make up another field. */
export const inOneLine = (typed: string): string => typed.replace(/\s+/g, ' ').trim();

/** The language that a visitor wrote in, which the company answers in. */
export interface WrittenIn {
  language: Language;
}

/** A line about the writer's language where the company's own readers would not expect it. */
export const writtenIn = ({ contact }: MailTexts, { language }: WrittenIn): string[] =>
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
  const { email, message } = value;
  const subject = inOneLine(value.subject);
  const about = subject || contact.noSubject;
  return writeLetter(language, company, () => ({
    brand: 'cleaning',
    subject: contact.subject(about).slice(0, 200),
    opening: [
      contact.name(inOneLine(value.name)),
      contact.email(email),
      contact.phone(inOneLine(value.phone)),
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
