import type { Company } from 'shared-api/contract/company/company';
import type { MailKind } from 'shared-api/contract/values/mailKinds';
import type { QuoteWish } from 'shared-api/contract/quotes/quoteWish';
import type { MailWords } from 'shared-api/contract/staff/settings/mailWords';
import { daysAfter } from 'shared-api/contract/values/days';
import type { Language } from 'shared-api/contract/values/language';
import { creditLetter } from '../creditLetter.ts';
import { depositLetter } from '../depositLetter.ts';
import { leadLetter, templatesFor } from '../leadLetter.ts';
import type { Letter } from '../writing/LetterContent.ts';
import { invoiceLetter, receiptLetter } from '../letters.ts';
import { quoteMail } from '../quoteMail.ts';
import { refundLetter } from '../refundLetters.ts';
import { sentQuoteLetter } from '../sentQuoteLetter.ts';
import { statementLetter } from '../statementLetter.ts';
import { visitReceivedLetter } from '../visitLetters.ts';
import { wishReceivedLetter } from '../wishLetters.ts';
import { exampleWords } from './exampleTexts.ts';

/** A mail about somebody who does not exist, of a day. */
type Example = (language: Language, company: Company, today: string) => Letter;

const number = 10_234;
const clientName = 'Camille Tremblay';
const type = 'Janitorial';
const secret = 'example';
const cents = { subTotal: 20_000, tax: 2_600, total: 22_600 };

const anInvoice =
  (kind: 'bill' | 'reminder', daysAgo: number): Example =>
  (language, company, today) => {
    const { cleaning, headings } = exampleWords[language];
    return invoiceLetter(
      language,
      company,
      { kind, day: today },
      {
        ...cents,
        number,
        type,
        clientName,
        received: 0,
        details: [headings, [cleaning, '200.00']],
        date: daysAfter(today, -daysAgo),
      },
    );
  };

const aRequest =
  (kind: 'deposit' | 'partPayment'): Example =>
  (language, company, today) =>
    depositLetter(language, company, {
      number: `${number}-D1`,
      typed: number,
      kind,
      cents: 10_000,
      tax: kind === 'deposit' ? 0 : 1_150,
      dueOn: daysAfter(today, 14),
      type,
      clientName,
    });

const aReply =
  (template?: string): Example =>
  (language, company, today) => {
    const { subject, question, message } = exampleWords[language];
    const lead = {
      name: clientName,
      language,
      subject,
      message: question,
      day: daysAfter(today, -1),
      source: 'Contact',
    };
    const quote = template === 'quote' ? { number, category: type, secret } : undefined;
    const chosen = templatesFor(company, lead, quote).find(({ name }) => name === template);
    return leadLetter(company, lead, quote, {
      subject: '',
      message: chosen?.message ?? message,
    });
  };

const aWish =
  (wish: QuoteWish): Example =>
  (language, company, today) =>
    wishReceivedLetter(company, {
      request: { wish, name: clientName, phone: '', address: '', message: '' },
      email: '',
      number,
      category: type,
      secret,
      requestedOn: daysAfter(today, 14),
      language,
    });

const anInstantQuote: Example = (language, company, today) =>
  quoteMail(language, company, 'carpet', {
    message: '',
    number,
    lines: [
      { description: exampleWords[language].cleaning, quantity: 1, unitPrice: 200, amount: 200 },
    ],
    subTotal: 200,
    tax: 26,
    total: 226,
    requestedOn: daysAfter(today, 14),
    validUntil: daysAfter(today, 30),
    currentTotal: 226,
    payable: 226,
    received: 0,
    asked: [],
    payment: 'open',
    paidOn: '',
    receipt: '',
    wishes: [],
    linesChanged: false,
    currentTable: [],
    currentSubTotal: 0,
    currentTax: 0,
    needsAddress: true,
    acceptedOn: '',
    secret,
  });

const aQuote: Example = (language, company, today) =>
  sentQuoteLetter(
    language,
    company,
    {
      number,
      category: type,
      title: exampleWords[language].title,
      titleKind: null,
      date: today,
      email: '',
      notes: '',
      subTotal: cents.subTotal,
      tax: cents.tax,
      price: cents.total,
      received: 0,
      paidOn: null,
      isCalledOff: false,
      period: null,
      lines: [exampleWords[language].headings, [exampleWords[language].cleaning, '200.00']],
      scope: [],
      fullName: clientName,
      companyName: null,
      requestedOn: null,
      validUntil: daysAfter(today, 30),
      canExpire: true,
      isInvoiced: false,
      secret,
      letterKey: secret,
    },
    '',
  );

const examples: Readonly<Record<MailKind, Example>> = {
  instantQuote: anInstantQuote,
  bookingReceived: aWish('book'),
  requestReceived: aWish('ask'),
  visitReceived: (language, company, today) =>
    visitReceivedLetter(language, company, {
      service: 'bathroom',
      address: exampleWords[language].address,
      postalCode: 'N2L 3G1',
      day: daysAfter(today, 7),
      time: 'Morning',
      photos: 2,
    }),
  leadReply: aReply(),
  replyCallYou: aReply('callYou'),
  replyQuestion: aReply('question'),
  replyVisit: aReply('visit'),
  replyQuote: aReply('quote'),
  replyDecline: aReply('decline'),
  quote: aQuote,
  deposit: aRequest('deposit'),
  partPayment: aRequest('partPayment'),
  invoice: anInvoice('bill', 0),
  earlyReminder: anInvoice('reminder', 23),
  reminder: anInvoice('reminder', 37),
  receipt: (language, company) =>
    receiptLetter(language, company, {
      document: 'invoice',
      number,
      cents: cents.total,
      left: 0,
      leftOn: '2026-11-22',
      type,
      key: secret,
    }),
  credit: (language, company) =>
    creditLetter(language, company, {
      number: `${number}-C1`,
      invoiceNumber: number,
      type,
      total: 5_650,
      kept: 0,
      reason: exampleWords[language].reason,
      clientName,
    }),
  refund: (language, company) =>
    refundLetter(language, company, {
      document: 'invoice',
      number,
      recordId: 0,
      cents: 5_650,
      type,
    }),
  statement: (language, company, today) =>
    statementLetter(company, {
      language,
      clientName,
      from: daysAfter(today, -90),
      until: today,
      closing: cents.total,
      takesCard: true,
    }),
};

/**
 * A mail as its reader would see it, written by what writes the real ones.
 * @param mailWords in place of the office's own
 */
export const exampleLetter = (
  company: Company,
  kind: MailKind,
  language: Language,
  mailWords: Partial<MailWords>,
  today: string,
): Letter => examples[kind](language, { ...company, mailWords }, today);
