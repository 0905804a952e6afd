import { Badge } from 'shared-ui/Badge';
import { showAmount } from '../../amounts.ts';
import { showDay } from '../../dates.ts';
import { firstName, numbered } from '../names.ts';
import { defineScreen } from '../Screen.ts';
import { texts } from './texts.ts';

export const quotes = defineScreen<'quotes'>({
  entity: 'quotes',
  title: texts.title,
  menuFrom: 2,
  canBeCreated: true,
  nameOf: ({ number, email }) => firstName(numbered(number), email),
  columns: [
    { header: texts.number, sort: 'number', cell: ({ number }) => number },
    { header: texts.email, sort: 'email', cell: ({ email }) => email },
    {
      header: texts.price,
      sort: 'price',
      align: 'end',
      isUnbroken: true,
      cell: ({ price, period }) =>
        period === null ? showAmount(price) : `${showAmount(price)} ${texts.per[period]}`,
    },
    {
      header: texts.requestedFor,
      isUnbroken: true,
      cell: ({ requestDateTs }) => showDay(requestDateTs),
    },
    { header: texts.validUntil, isUnbroken: true, cell: ({ validUntil }) => showDay(validUntil) },
    {
      header: texts.state,
      cell: ({ acceptedOn }) =>
        acceptedOn === null ? '-' : <Badge tone="good">{texts.acceptedState}</Badge>,
    },
  ],
  filters: [],
  searched: texts.searched,
  emptyHint: texts.emptyHint,
});
