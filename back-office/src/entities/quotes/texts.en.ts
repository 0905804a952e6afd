/** Texts of quotes in list and editor. */
export const texts = {
  title: 'Quotes',
  number: 'Number',
  email: 'Email',
  price: 'Price',
  per: { weekly: 'per week', biWeekly: 'per two weeks', monthly: 'per month' },
  priceIs: (per: string) => `The price is ${per}.`,
  accepted: (number: number) => `The acceptance of quote ${number} is recorded.`,
  requestedFor: 'Requested for',
  validUntil: 'Valid until',
  state: 'State',
  acceptedState: 'Accepted',
  frozen: 'Frozen, since the client has accepted it: what changes is a change order.',
  searched: 'number, e-mail, project or type',
  emptyHint: 'A quote that a visitor asks for on the site appears here by itself.',

  getFile: 'Get File',
  downloadFailed: 'Error while downloading quote.',
};
