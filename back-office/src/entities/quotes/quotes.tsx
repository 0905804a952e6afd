import { Badge } from 'shared-ui/Badge';
import type { RecordOf } from 'shared-api/client';
import { showAmount } from '../../amounts.ts';
import { showDay } from '../../dates.ts';
import { firstName, numbered, orDash } from '../names.ts';
import { defineScreen } from '../Screen.ts';
import { statusOf } from './head/status.ts';
import styles from './quotes.module.css';
import { texts } from './texts.ts';

export const quotes = defineScreen<'quotes'>({
  entity: 'quotes',
  title: texts.title,
  menuFrom: 2,
  canBeCreated: true,
  nameOf: ({ number, email }) => firstName(numbered(number), email),
  columns: [
    { header: texts.state, onPhone: 'top', cell: (quote) => <State quote={quote} /> },
    { header: texts.number, sort: 'number', onPhone: 'note', cell: ({ number }) => number },
    {
      header: texts.email,
      sort: 'email',
      isShortened: true,
      onPhone: 'main',
      cell: ({ email }) => orDash(email),
    },
    {
      header: texts.price,
      sort: 'price',
      align: 'end',
      isUnbroken: true,
      onPhone: 'side',
      cell: (quote) => <Price quote={quote} />,
    },
    {
      header: texts.requestedFor,
      isNamedOnPhone: true,
      isUnbroken: true,
      cell: ({ requestDateTs }) => showDay(requestDateTs),
    },
    {
      header: texts.validUntil,
      isUnbroken: true,
      isNamedOnPhone: true,
      cell: ({ validUntil }) => showDay(validUntil),
    },
  ],
  filters: [],
  searched: texts.searched,
  emptyHint: texts.emptyHint,
});

/** The total with tax and what it is for; below it what it is made of. */
function Price({ quote: { price, period, subTotal, tax } }: { quote: RecordOf<'quotes'> }) {
  return (
    <>
      {showAmount(price)}
      {period !== null && <span className={styles['per']}>{` ${texts.per[period]}`}</span>}
      {subTotal !== null && tax !== null && (
        <span className={styles['made']}>
          {texts.madeOf(showAmount(subTotal), showAmount(tax))}
        </span>
      )}
    </>
  );
}

function State({ quote }: { quote: RecordOf<'quotes'> }) {
  const { word, tone } = statusOf(quote);
  return <Badge tone={tone}>{word}</Badge>;
}
