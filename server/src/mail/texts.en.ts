import type { Language } from 'shared-api/contract/values/language';
import { moneyIn } from 'shared-api/contract/values/moneyIn';
import * as money from 'shared-api/contract/values/moneyTexts.en';
import { en as documentWords } from '../documents/texts.en.ts';

/** Texts of mails, except the mail with an instant quote, whose texts are with quotes. */
export const en = {
  money: moneyIn(money),
  questions: (phone: string) => `Questions? Call ${phone} or answer this e-mail.`,

  /** Below a table that was cut short. */
  moreLines: (count: number) => `and ${count} more in the attached document`,

  /** The button linking to the payment page. */
  pay: (document: PaidDocument, number: number) => `Pay ${documents[document]} #${number} online`,

  receipt: {
    amount: 'Payment received',
    reason: (company: string) =>
      `You are receiving this e-mail because ${company} has received a payment for a document of yours.`,
    subject: (document: PaidDocument, number: number) =>
      `Payment received for ${documents[document]} #${number}`,
    thanks: 'Thank you!',
    received: (amount: string, document: PaidDocument, number: number) =>
      `We have received your payment of ${amount} for ${documents[document]} #${number}.`,
  },

  refund: {
    subject: (document: PaidDocument, number: number) =>
      `Your refund for ${documents[document]} #${number}`,
    given: (amount: string, document: PaidDocument, number: number) =>
      `We have given ${amount} of your payment for ${documents[document]} #${number} back to your card.`,
    when: 'Depending on your bank, it takes five to ten days until you see it on your statement.',
    amount: 'Refund',
    reason: (company: string) =>
      `You are receiving this e-mail because ${company} has refunded a payment of yours.`,
  },

  credit: {
    subject: (number: string) => `Credit note #${number}`,
    made: (invoice: number, amount: string) =>
      `We have credited ${amount}, tax included, of invoice #${invoice}.`,
    why: (reason: string) => `Reason: ${reason}`,
    reduces: (amount: string, invoice: number) =>
      `${amount} is taken off what is owed on invoice #${invoice}.`,
    kept: (amount: string) => `${amount} stays on your account, or is given back to you.`,
    amount: 'Credit',
  },

  /** To the office, about card payments. */
  office: {
    open: 'Open it',
    reason: 'You are receiving this e-mail because the card provider has told of it.',
    refundFailed: (document: PaidDocument, number: number) =>
      `A refund for ${documents[document]} #${number} has failed`,
    notGiven: (amount: string) =>
      `The card provider could not give ${amount} back to the card. The amount is on account again: give it back in another way.`,
    disputed: (document: PaidDocument, number: number) =>
      `The payment of ${documents[document]} #${number} is disputed`,
    disputeNew: (amount: string) =>
      `The payer disputes ${amount} of a card payment with their bank.`,
    answerBy: (day: string) => `Answer it on the provider's pages by ${day}.`,
    disputeEnded: (document: PaidDocument, number: number) =>
      `The dispute about ${documents[document]} #${number} has ended`,
    won: (amount: string) => `It was decided for us: ${amount} is ours again.`,
    lost: (amount: string) =>
      `It was decided for the payer: ${amount} is gone, and what it had paid is owed again.`,
    closed: 'The bank has closed its inquiry. No money was taken.',
  },

  invoice: {
    due: 'Amount due',
    sums: { ...documentWords.invoice, total: documentWords.total },
    reason: (company: string) =>
      `You are receiving this e-mail because ${company} sends your invoices to this address.`,
    subjects: {
      bill: (number: number) => `Your invoice #${number}`,
      reminder: (number: number) => `A reminder of your invoice #${number}`,
    },
    dear: (client: string) => `Dear ${client},`,
    amount: (number: number, day: string, amount: string) =>
      `Your invoice #${number} of ${documentWords.day(day)} comes to ${amount}, tax included.`,
    dueDay: (day: string) => `Its due date is ${documentWords.day(day)}.`,
    howToPay: (number: number, eTransferEmail: string) =>
      `Pay online with the number ${number}, or send an e-transfer to ${eTransferEmail}.`,
  },

  deposit: {
    subjects: documentWords.deposit.titles,
    dear: (client: string) => (client === '' ? 'Hello,' : `Dear ${client},`),
    asked: {
      deposit: (amount: string) =>
        `We ask you for a deposit of ${amount}. It is security: we hold it for you, no HST is charged on it, and our first invoice takes it off what is due.`,
      partPayment: (amount: string, taxInIt: string) =>
        `We ask you for a part payment of ${amount}. It includes HST of ${taxInIt}, and our first invoice takes it off what is due.`,
    },
    dueOn: (day: string) => `Please pay by ${documentWords.day(day)}.`,
    howToPay: (number: number, amount: string, eTransferEmail: string) =>
      `Pay online with the number ${number} and the amount ${amount}, or send an e-transfer to ${eTransferEmail} with the number in the message.`,
    amounts: documentWords.deposit.amounts,
    pay: documentWords.deposit.pay,
    reason: (company: string) =>
      `You are receiving this e-mail because ${company} asks you for a payment before its work begins.`,
  },

  quote: {
    subject: (number: number, company: string) => `Your quote #${number} from ${company}`,
    dear: (client: string) => (client === '' ? 'Hello,' : `Dear ${client},`),
    here: (number: number, title: string) =>
      `Here is our quote #${number}${title === '' ? '' : `: ${title}`}. It is attached as a PDF.`,
    accept: (phone: string) =>
      `To accept it, to change something or to ask a question, answer this e-mail or call ${phone}.`,
    reason: (company: string) =>
      `You are receiving this e-mail because ${company} was asked for a quote for you.`,
  },

  statement: {
    subject: (company: string) => `Your statement from ${company}`,
    covers: (from: string | null, until: string) =>
      from === null
        ? `Attached is your statement up to ${documentWords.day(until)}.`
        : `Attached is your statement from ${documentWords.day(from)} to ${documentWords.day(until)}.`,
    comesTo: (cents: number, amount: string) => {
      if (cents === 0) return 'Nothing is owed.';
      return cents > 0 ? `${amount} is owed.` : `${amount} is in your favour.`;
    },
    balance: 'Balance',
    inYourFavour: 'Balance in your favour',
    howToPay: (eTransferEmail: string) =>
      `Pay online with the number of an invoice, or send an e-transfer to ${eTransferEmail}.`,
  },

  contact: {
    open: 'Open the lead',
    reason: 'You are receiving this e-mail because somebody filled in the contact form.',
    subject: (about: string) => `Contact: ${about}`,
    noSubject: 'no subject',
    name: (name: string) => `Name: ${name}`,
    email: (email: string) => `Email: ${email}`,
    phone: (phone: string) => `Phone: ${phone}`,
    about: (subject: string) => `Subject: ${subject}`,
    language: (language: Language) => `Language: ${languages[language]}. Please answer in it.`,
  },

  /** Replies to leads. */
  lead: {
    dear: (name: string) => (name === '' ? 'Hello,' : `Dear ${name},`),
    about: (subject: string) => (subject === '' ? 'Your message to us' : `Re: ${subject}`),
    aboutQuote: (number: number) => `About your quote #${number}`,
    wrote: (day: string) => `You wrote on ${documentWords.day(day)}:`,
    reason: (company: string) =>
      `You are receiving this e-mail because you have asked ${company} something.`,
    templates: {
      callYou: ({ phone }: ReplyFacts) =>
        `Thank you for writing to us. We would like to talk it over with you and will call you within one business day. If you would rather call us, we are at ${phone}.`,
      question: () =>
        'Thank you for writing to us. So that we can give you a price, please tell us a little more: the address, the size of the rooms, and when the work should be done. Photos help.',
      visit: ({ phone }: ReplyFacts) =>
        `Thank you for writing to us. We would like to come by and look at it; the visit is free. Which day and time suit you? Answer this e-mail, or call ${phone}.`,
      quote: ({ number, phone }: ReplyFacts) =>
        `Thank you for asking for quote #${number}. Do you have any questions about it? To book a day or to change something, answer this e-mail or call ${phone}.`,
      decline: () =>
        'Thank you for asking us. Unfortunately this is not work that we can do, so we cannot make you an offer. We wish you all the best with it.',
    },
  },

  visit: {
    open: 'Open the request',
    openWithPhotos: (photos: number) =>
      photos === 1 ? 'Open the request and its photo' : `Open the request and its ${photos} photos`,
    reason: 'You are receiving this e-mail because somebody asked for a visit.',
    subject: (service: string, photos: number) => {
      const visit = `Visit for ${service}`;
      if (photos === 0) return visit;
      return `${visit}, ${photos} photo${photos === 1 ? '' : 's'}`;
    },
    address: (address: string, postalCode: string) => `Address: ${address}, ${postalCode}`,
    wished: (day: string, time: string) =>
      `Requested for: ${day === '' ? 'any day' : documentWords.day(day)}${time === '' ? '' : `, ${time.toLowerCase()}`}`,
    photos: (count: number) => `Photos: ${count === 0 ? 'none' : count}`,
  },
};

interface ReplyFacts {
  phone: string;
  /** Of the quote, if there is one. */
  number: number;
}

const languages: Readonly<Record<Language, string>> = { en: 'English', fr: 'French' };

const documents = {
  invoice: 'invoice',
  quote: 'quote',
  deposit: 'the deposit of',
  partPayment: 'the part payment of',
};

type PaidDocument = keyof typeof documents;
