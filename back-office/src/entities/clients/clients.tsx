import { firstName } from '../names.ts';
import { BreakableEmail } from '../BreakableEmail.tsx';
import { defineScreen } from '../Screen.ts';
import { Words } from '../Words.tsx';
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
    { header: texts.name, sort: 'fullName', cell: ({ fullName }) => <Words text={fullName} /> },
    {
      header: texts.company,
      sort: 'companyName',
      cell: ({ companyName }) => <Words text={companyName} />,
    },
    { header: texts.email, sort: 'email', cell: ({ email }) => <BreakableEmail email={email} /> },
    { header: texts.phone, sort: 'phoneNumber', cell: ({ phoneNumber }) => phoneNumber },
  ],
  filters: [],
  searched: texts.searched,
  ListActions: ImportClients,
  listActionsNeed: 'records',
  emptyHint: texts.emptyHint,
});
