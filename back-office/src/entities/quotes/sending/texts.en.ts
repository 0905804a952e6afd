import { texts as letterTexts } from '../../../letters/texts.ts';

/** Texts of the window that sends a quote; they come when it is opened. */
export const texts = {
  title: 'Send this quote',
  send: (number: number, amount: string, to: readonly string[]) => {
    const whom = letterTexts.whom(to);
    return `Send quote ${number}, ${amount}${whom === '' ? '' : `, to ${whom}`}`;
  },
  plainSend: 'Send',
};
