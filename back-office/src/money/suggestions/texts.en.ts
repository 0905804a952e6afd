import { texts as money } from '../texts.en.ts';

const list = (numbers: readonly number[]): string =>
  numbers.length < 2
    ? numbers.join('')
    : `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`;

/** Texts of e-transfers that look like payments. */
export const texts = {
  suggestions: 'Payments to confirm',
  suggestionsIntro: 'E-transfers that look like payments of open invoices.',
  loading: 'Loading the payments to confirm…',
  failed: 'The payments to confirm could not be loaded.',
  emptyTitle: 'No payment to confirm',
  empty: 'Every e-transfer of the last four months is recorded, or looks like no open invoice.',
  invoices: (numbers: readonly number[]) =>
    `${numbers.length === 1 ? 'Invoice' : 'Invoices'} ${list(numbers)}`,
  transfer: (amount: string, from: string, day: string) =>
    from === '' ? `${amount} on ${day}.` : `${amount} from ${from} on ${day}.`,
  namesNumber: 'Its message names the invoice.',
  onlyName: 'Only the name fits: look before you record it.',
  willDo: 'What this will do',
  paysAll: money.payment.paysAll,
  paysPart: money.payment.paysPart,
  rest: money.payment.rest,
  accept: 'Record payment',
  refuse: 'Not this',
  undo: 'Undo',
  accepted: (what: string) => `${what}: the payment is recorded.`,
  refused: (what: string) => `${what}: not suggested for this e-transfer any more.`,
  undone: (what: string) => `${what}: the payment is taken back.`,
  allSuggestions: (amount: number) => `Show all ${amount}`,
};
