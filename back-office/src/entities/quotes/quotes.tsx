import { Badge } from 'shared-ui/Badge';
import type { RecordOf } from 'shared-api/client';
import { showAmount } from '../../amounts.ts';
import { showDay } from '../../dates.ts';
import { firstName, numbered } from '../names.ts';
import { defineScreen } from '../Screen.ts';
import { statusOf } from './head/status.ts';
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
      header: texts.subTotal,
      align: 'end',
      isUnbroken: true,
      cell: ({ subTotal }) => showAmount(subTotal),
    },
    { header: texts.tax, align: 'end', isUnbroken: true, cell: ({ tax }) => showAmount(tax) },
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
      cell: (quote) => <State quote={quote} />,
    },
  ],
  filters: [],
  searched: texts.searched,
  emptyHint: texts.emptyHint,
});

function State({ quote }: { quote: RecordOf<'quotes'> }) {
  const { word, tone } = statusOf(quote);
  return <Badge tone={tone}>{word}</Badge>;
}
