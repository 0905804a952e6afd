/** What a person reads in mails; that of an instant quote stands with quotes. */
export const en = {
  questions: (phone: string) => `Questions? Call ${phone} or answer this e-mail.`,

  receipt: {
    subject: (document: PaidDocument, number: number) =>
      `Payment received for ${documents[document]} #${number}`,
    thanks: 'Thank you!',
    received: (amount: string, document: PaidDocument, number: number) =>
      `We have received your payment of ${amount} for ${documents[document]} #${number}.`,
  },

  invoice: {
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
    subject: (about: string) => `Contact: ${about}`,
    noSubject: 'no subject',
    name: (name: string) => `Name: ${name}`,
    email: (email: string) => `Email: ${email}`,
    phone: (phone: string) => `Phone: ${phone}`,
    about: (subject: string) => `Subject: ${subject}`,
  },
};

const documents = { invoice: 'invoice', quote: 'quote' };

type PaidDocument = keyof typeof documents;
