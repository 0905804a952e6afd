import { firstName, orDash } from '../names.ts';
import { defineScreen } from '../Screen.ts';
import { ImportLink } from '../ImportLink.tsx';
import { texts } from './texts.ts';

const ImportClients = () => <ImportLink entity="clients" />;

export const clients = defineScreen<'clients'>({
  entity: 'clients',
  title: texts.title,
  menuFrom: 2,
  canBeCreated: true,
  nameOf: ({ fullName, companyName, email }) => firstName(fullName, companyName, email),
  columns: [
    {
      header: texts.name,
      sort: 'fullName',
      isShortened: true,
      onPhone: 'top',
      cell: ({ fullName }) => orDash(fullName),
    },
    {
      header: texts.company,
      sort: 'companyName',
      isShortened: true,
      cell: ({ companyName }) => orDash(companyName),
    },
    {
      header: texts.email,
      sort: 'email',
      isShortened: true,
      cell: ({ email }) => orDash(email),
    },
    {
      header: texts.phone,
      sort: 'phoneNumber',
      isUnbroken: true,
      cell: ({ phoneNumber }) => orDash(phoneNumber),
    },
  ],
  filters: [],
  searched: texts.searched,
  ListActions: ImportClients,
  listActionsNeed: 'records',
  emptyHint: texts.emptyHint,
});
