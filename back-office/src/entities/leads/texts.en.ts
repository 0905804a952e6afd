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

  answeredIn: (time: string) => `answered in ${time}`,
  waiting: (time: string) => `waiting ${time}`,

  makeClient: 'Make client',
  openClient: 'Open client',
  makeQuote: 'Make quote',
  openQuote: 'Open quote',
  close: 'Close',
  unseen: (who: string) => ` of the lead of ${who}`,
};
