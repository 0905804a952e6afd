import { showAmount } from '../../amounts.ts';
import { firstName, numbered } from '../names.ts';
import { defineScreen } from '../Screen.ts';
import { QuoteActions } from './QuoteActions.tsx';

export const quotes = defineScreen<'quotes'>({
  entity: 'quotes',
  title: 'Quotes',
  menuFrom: 2,
  canBeCreated: true,
  nameOf: ({ number, email }) => firstName(numbered(number), email),
  hasMails: true,
  columns: [
    { header: 'Number', sort: 'number', cell: ({ number }) => number },
    { header: 'Email', sort: 'email', cell: ({ email }) => email },
    {
      header: 'Price',
      sort: 'price',
      align: 'end',
      cell: ({ price }) => showAmount(price),
    },
  ],
  filters: [],
  searched: 'number, e-mail, project or type',
  EditorActions: QuoteActions,
  emptyHint: 'A quote that a visitor asks for on the site appears here by itself.',
});
