import { isVisitService, type VisitService } from 'shared-api/contract/site/visitLimits';
import type { Language } from 'shared-api/contract/values/language';
import { moneyIn } from 'shared-api/contract/values/moneyIn';
import * as money from 'shared-api/contract/values/moneyTexts.en';
import { en as documentWords } from '../documents/texts.en.ts';
import { withoutCard, words } from './words/texts.en.ts';

/** Texts of mails, except the mail with an instant quote, whose texts are with quotes. */
export const en = {
  money: moneyIn(money),
  /** What the office can replace by its own words. */
  words,
  withoutCard,
  /** In place of a greeting with a name, where nobody's is known. */
  hello: 'Hello,',

  /** Below a table that was cut short. */
  moreLines: (count: number) => `and ${count} more in the attached document`,

  /** The button linking to the payment page. */
  pay: (document: PaidDocument, number: number) => `Pay ${documents[document]} #${number} online`,

  receipt: {
    open: 'Open the receipt',
    amount: 'Payment received',
    left: (amount: string, number: number, day: string) =>
      `${amount} is left to pay on quote #${number} as of ${day}.`,
    reason: (company: string) =>
      `You are receiving this e-mail because ${company} has received a payment for one of your invoices or quotes.`,
    document: (document: PaidDocument) => documents[document],
  },

  refund: {
    amount: 'Refund',
    reason: (company: string) =>
      `You are receiving this e-mail because ${company} has refunded a payment of yours.`,
  },

  credit: {
    why: (reason: string) => `Reason: ${reason}`,
    reduces: (amount: string, invoice: number) =>
      `${amount} is taken off what is owed on invoice #${invoice}.`,
    kept: (amount: string) => `${amount} stays on your account, or is refunded to you.`,
    amount: 'Credit',
  },

  /** To the office, about card payments. */
  office: {
    open: 'Open it',
    reason: 'You are receiving this e-mail because the card provider has reported this.',
    refundFailed: (document: PaidDocument, number: number) =>
      `A refund for ${documents[document]} #${number} has failed`,
    notGiven: (amount: string) =>
      `The card provider could not give ${amount} back to the card. The amount is on account again: give it back in another way.`,
    disputed: (document: PaidDocument, number: number) =>
      `The payment of ${documents[document]} #${number} is disputed`,
    disputeNew: (amount: string) =>
      `The payer disputes ${amount} of a card payment with their bank.`,
    answerBy: (day: string) => `Answer it on the provider's pages by ${documentWords.day(day)}.`,
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
    day: documentWords.day,
  },

  deposit: {
    amounts: documentWords.deposit.amounts,
    pay: documentWords.deposit.pay,
    reason: (company: string) =>
      `You are receiving this e-mail because ${company} asks you for a payment before your work begins.`,
  },

  quote: {
    numberAndTitle: (number: number, title: string) =>
      `#${number}${title === '' ? '' : `: ${title}`}`,
    reason: (company: string) =>
      `You are receiving this e-mail because ${company} has prepared a quote for you.`,
  },

  statement: {
    period: (from: string | null, until: string) =>
      from === null
        ? `up to ${documentWords.day(until)}`
        : `from ${documentWords.day(from)} to ${documentWords.day(until)}`,
    comesTo: (cents: number, amount: string) => {
      if (cents === 0) return 'Nothing is owed.';
      return cents > 0 ? `${amount} is owed.` : `${amount} is in your favour.`;
    },
    balance: 'Balance',
    inYourFavour: 'Balance in your favour',
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
    address: (address: string) => `Address: ${address}`,
    /** @param day as the quote's form was asked, `YYYY-MM-DD` */
    requestedOn: (day: string) => `Requested day: ${documentWords.day(day)}`,
    reasonQuote:
      'You are receiving this e-mail because somebody used the form on the page of a quote.',
    language: (language: Language) => `Language: ${languages[language]}. Please answer in it.`,
  },

  /** Replies to leads. */
  lead: {
    about: (subject: string) => (subject === '' ? 'Your message to us' : `Re: ${subject}`),
    aboutQuote: (number: number) => `About your quote #${number}`,
    wrote: (day: string) => `You wrote on ${documentWords.day(day)}:`,
    reason: (company: string) =>
      `You are receiving this e-mail because you got in touch with ${company}.`,
  },

  /** What tells a visitor that something has come. */
  received: {
    requestedOn: (day: string) => `Requested day: ${documentWords.day(day)}.`,
    open: (number: number) => `Open quote #${number}`,
    elsewhere: (district: string) =>
      `${district} is not on our regular routes; for larger jobs we do come, and will tell you when we call.`,
    reasonVisit: (company: string) =>
      `You are receiving this e-mail because a visit by ${company} was requested with this e-mail address.`,
    reasonQuote: (company: string) =>
      `You are receiving this e-mail because ${company} has received a message about a quote that was sent to this e-mail address.`,
  },

  visit: {
    service: (service: string) => `Service: ${serviceName(service)}`,
    open: 'Open the request',
    openWithPhotos: (photos: number) =>
      photos === 1 ? 'Open the request and its photo' : `Open the request and its ${photos} photos`,
    reason: 'You are receiving this e-mail because somebody asked for a visit.',
    subject: (service: string, photos: number) => {
      const visit = `Visit for ${serviceName(service)}`;
      if (photos === 0) return visit;
      return `${visit}, ${photos} photo${photos === 1 ? '' : 's'}`;
    },
    address: (address: string, postalCode: string) =>
      `Address: ${[address, postalCode].filter(Boolean).join(', ')}`,
    elsewhere: (district: string) => `${district} is outside the service area.`,
    wished: (day: string, time: string) =>
      `Requested for: ${day === '' ? 'any day' : documentWords.day(day)}${time === '' ? '' : `, ${time.toLowerCase()}`}`,
    photos: (count: number) => `Photos: ${count === 0 ? 'none' : count}`,
  },
};

const services: Readonly<Record<VisitService, string>> = {
  'power-wash': 'Power Wash',
  bathroom: 'Bathroom',
  demo: 'Demo',
  drywall: 'Drywall',
  tile: 'Tile',
};

const serviceName = (service: string): string =>
  isVisitService(service) ? services[service] : service;

const languages: Readonly<Record<Language, string>> = { en: 'English', fr: 'French' };

const documents = {
  invoice: 'invoice',
  quote: 'quote',
  deposit: 'deposit request',
  partPayment: 'part payment request',
};

type PaidDocument = keyof typeof documents;
