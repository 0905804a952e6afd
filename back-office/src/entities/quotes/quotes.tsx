import { showAmount } from '../../amounts.ts';
import { defineScreen } from '../Screen.ts';
import { QuoteActions } from './QuoteActions.tsx';

export const quotes = defineScreen<'quotes'>({
  entity: 'quotes',
  title: 'Quotes',
  columns: [
    { header: 'Number', cell: ({ number }) => number },
    { header: 'Email', cell: ({ email }) => email },
    {
      header: 'Price',
      align: 'end',
      cell: ({ price }) => showAmount(price),
    },
  ],
  filters: [],
  searched: 'number, e-mail, project or type',
  EditorActions: QuoteActions,
  emptyHint: 'A quote that a visitor asks for on the site appears here by itself.',
});
