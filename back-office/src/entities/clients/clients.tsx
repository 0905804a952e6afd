import { defineScreen } from '../Screen.ts';

export const clients = defineScreen<'clients'>({
  entity: 'clients',
  title: 'Clients',
  columns: [
    { header: 'Name', cell: ({ fullName }) => fullName },
    { header: 'Company', cell: ({ companyName }) => companyName },
    { header: 'Email', cell: ({ email }) => email },
    { header: 'Phone', cell: ({ phoneNumber }) => phoneNumber },
  ],
  filters: [],
  searched: 'name, company, e-mail or phone',
  emptyHint: 'Create the first client, or make one from a lead.',
});
