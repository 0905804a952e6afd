import { moneyIn } from 'shared-api/contract/values/moneyIn';
import * as money from 'shared-api/contract/values/moneyTexts.en';
import { en as documentWords } from '../documents/texts.en.ts';

const { subTotal, tax, received, balance } = documentWords.invoice;

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
      `You are receiving this e-mail because ${company} was paid for a document of yours.`,
    subject: (document: PaidDocument, number: number) =>
      `Payment received for ${documents[document]} #${number}`,
    thanks: 'Thank you!',
    received: (amount: string, document: PaidDocument, number: number) =>
      `We have received your payment of ${amount} for ${documents[document]} #${number}.`,
  },

  invoice: {
    due: 'Amount due',
    sums: { subTotal, tax, received, balance, total: documentWords.total },
    reason: (company: string) =>
      `You are receiving this e-mail because ${company} sends your invoices to this address.`,
    subjects: {
      bill: (number: number) => `Your invoice #${number}`,
      reminder: (number: number) => `A reminder of your invoice #${number}`,
    },
    dear: (client: string) => `Dear ${client},`,
    amount: (subject: string, day: string, amount: string) =>
      `${subject} of ${day} comes to ${amount}, tax included.`,
    howToPay: (number: number, eTransferEmail: string) =>
      `Pay online with the number ${number}, or send an e-transfer to ${eTransferEmail}.`,
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
      `Requested for: ${day || 'any day'}${time === '' ? '' : `, ${time.toLowerCase()}`}`,
    photos: (count: number) => `Photos: ${count === 0 ? 'none' : count}`,
  },
};

const documents = { invoice: 'invoice', quote: 'quote' };

type PaidDocument = keyof typeof documents;
