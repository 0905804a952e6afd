import { firstName } from '../names.ts';
import { defineScreen } from '../Screen.ts';

export const clients = defineScreen<'clients'>({
  entity: 'clients',
  title: 'Clients',
  menuFrom: 2,
  canBeCreated: true,
  nameOf: ({ fullName, companyName, email }) => firstName(fullName, companyName, email),
  columns: [
    { header: 'Name', sort: 'fullName', cell: ({ fullName }) => fullName },
    { header: 'Company', sort: 'companyName', cell: ({ companyName }) => companyName },
    { header: 'Email', sort: 'email', cell: ({ email }) => email },
    { header: 'Phone', sort: 'phoneNumber', cell: ({ phoneNumber }) => phoneNumber },
  ],
  filters: [],
  searched: 'name, company, e-mail or phone',
  emptyHint: 'Create the first client, or make one from a lead.',
});
