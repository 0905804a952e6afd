/** Texts of clients in the list. */
export const texts = {
  more: 'More actions',
  exportData: 'Export data',
  title: 'Clients',
  name: 'Name',
  company: 'Company',
  email: 'Email',
  phone: 'Phone',
  searched: 'name, company, e-mail, phone or address',
  emptyHint: 'Create the first client, or make one from a lead.',
};
