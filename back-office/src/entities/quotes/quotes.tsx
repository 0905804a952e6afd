import { showAmount } from '../../amounts.ts';
import { firstName, numbered } from '../names.ts';
import { defineScreen } from '../Screen.ts';
import { QuoteActions } from './QuoteActions.tsx';
import { texts } from './texts.ts';

export const quotes = defineScreen<'quotes'>({
  entity: 'quotes',
  title: texts.title,
  menuFrom: 2,
  canBeCreated: true,
  nameOf: ({ number, email }) => firstName(numbered(number), email),
  hasMails: true,
  columns: [
    { header: texts.number, sort: 'number', cell: ({ number }) => number },
    { header: texts.email, sort: 'email', cell: ({ email }) => email },
    {
      header: texts.price,
      sort: 'price',
      align: 'end',
      cell: ({ price }) => showAmount(price),
    },
  ],
  filters: [],
  searched: texts.searched,
  EditorActions: QuoteActions,
  emptyHint: texts.emptyHint,
});
