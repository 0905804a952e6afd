import { texts as letterTexts } from '../../letters/texts.ts';

/** Texts of a client's statement. */
export const texts = {
  open: 'Statement…',
  title: 'Statement of account',
  from: 'From',
  fromHint: 'Without a day it begins with the first entry.',
  until: 'To and with',
  endsBefore: 'The last day is before the first one.',
  noLastDay: 'Say up to which day it goes.',
  pdf: 'Download PDF',
  csv: 'Download CSV',
  downloadFailed: 'The statement cannot be downloaded.',
  send: (to: readonly string[]) =>
    to.length === 0 ? 'Send the statement' : `Send the statement to ${letterTexts.whom(to)}`,
};
