import type { AnonymiseObstacle } from './anonymise.ts';

/** What stands in the way of anonymising a client, and what is to be done about it. */
export const anonymiseObstacleTexts: Record<AnonymiseObstacle, string> = {
  anonymised: 'It is anonymised already.',
  owed: 'Something is owed: wait for the payment, or write it off.',
  onAccount: 'Money of the client is held or on account: give it back first.',
  contracts: 'A contract is active: end it first.',
  services: 'Services are planned or not billed yet: cancel or bill them first.',
  drafts: 'There are drafts of invoices: send or delete them first.',
  mails: 'A mail is on its way: try again in a minute.',
};
