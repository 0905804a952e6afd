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
  send: (to: readonly string[]) => {
    const [first, ...others] = to;
    if (first === undefined) return 'Send the statement';
    if (others.length === 0) return `Send the statement to ${first}`;
    return `Send the statement to ${first} and ${others.length} more`;
  },
};
