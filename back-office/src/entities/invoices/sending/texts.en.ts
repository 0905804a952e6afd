import { texts as letterTexts } from '../../../letters/texts.ts';

type Kind = 'bill' | 'reminder';

const documents = { bill: 'invoice', reminder: 'a reminder of invoice' };

/** Texts of the windows that send an invoice; they come when one is opened. */
export const texts = {
  title: { bill: 'Send this invoice', reminder: 'Send a reminder' },
  getsNumber: (number: number) =>
    `It is issued when it is sent: it then gets the next free number, ${number} at the moment, and its amounts are frozen.`,
  send: (kind: Kind, number: number, amount: string, to: readonly string[]) => {
    const what = `Send ${documents[kind]} ${number}, ${amount}`;
    return to.length === 0 ? what : `${what}, to ${letterTexts.whom(to)}`;
  },
  plainSend: 'Send',

  markTitle: 'Mark this invoice as sent',
  markIntro: 'For an invoice that reached its client by other means. No e-mail is sent.',
  markDraft: 'It is issued by this: it gets its number, and its amounts are frozen.',
  how: 'How',
  howHint: 'By post, say, or handed over.',
  day: 'Day',
  mark: 'Mark as sent',
};
