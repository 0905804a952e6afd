import { texts as values } from 'shared-api/contract/messages/officeValueTexts.en';

/** Texts of leads in the list. */
export const texts = {
  title: 'Leads',
  date: 'Date',
  name: 'Name',
  email: 'Email',
  subject: 'Subject',
  source: 'Source',
  status: 'Status',
  statuses: values.leadStatus,
  sources: values.leadSource,
  searched: 'name, e-mail or subject',
  emptyHint: 'Messages and quote requests from the site arrive here.',

  makeClient: 'Make client',
  makeQuote: 'Make quote',
  close: 'Close',
  isClosed: (who: string) => `The lead of ${who} is closed.`,
};
