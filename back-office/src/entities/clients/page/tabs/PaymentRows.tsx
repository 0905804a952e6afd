import { useState } from 'react';
import type { Answer } from 'shared-api/client';
import { pageSize } from 'shared-api/contract/entities/list';
import { routes } from 'shared-api/contract/pages/officePaths';
import { Button } from 'shared-ui/Button';
import { IfMay } from '../../../../IfMay.tsx';
import { showAmount } from '../../../../amounts.ts';
import { showDay } from '../../../../dates.ts';
import { useKeptFresh } from '../../../../frame/useKeptFresh.ts';
import { late } from '../../../../late/late.tsx';
import { loadPart } from '../../../../late/loadPart.ts';
import { usePaymentsQuery } from '../../../../money/moneyApi.ts';
import { texts } from '../texts.ts';
import styles from '../../../page/RecordRows.module.css';
import { Row, type RowContent } from '../../../page/Row.tsx';
import { Rows } from './Rows.tsx';

const RecordPaymentDialog = late(async () => ({
  default: (
    await loadPart(
      () =>
        import(/* webpackChunkName: "money" */ '../../../../money/payment/RecordPaymentDialog.tsx'),
    )
  ).RecordPaymentDialog,
}));

/** The most that one call tells (docs/product/calls.md). */
const most = 200;

/** What a client has paid, the newest first. */
export function PaymentRows({ clientId }: { clientId: number }) {
  const { data, error, refetch } = usePaymentsQuery(
    { clientId },
    { refetchOnMountOrArgChange: true },
  );
  useKeptFresh(error, refetch);
  const [isRecording, setRecording] = useState(false);
  const rows = data?.results;
  const action = (
    <IfMay needs="money">
      <Button size="small" look="secondary" onClick={() => setRecording(true)}>
        {texts.newOf.payments}
      </Button>
    </IfMay>
  );
  return (
    <>
      {rows?.length !== 0 && (
        <div className={styles['top']}>
          <h2>{texts.partNames.payments}</h2>
          {action}
        </div>
      )}
      <Rows
        part="payments"
        rows={rows?.map((payment) => ({ key: payment.id, row: <Row {...contentOf(payment)} /> }))}
        error={error}
        onRetry={() => void refetch()}
        first={pageSize}
        action={action}
      />
      {rows?.length === most && <p className={styles['note']}>{texts.newest(most)}</p>}
      {isRecording && (
        <RecordPaymentDialog clientId={clientId} onClose={() => setRecording(false)} />
      )}
    </>
  );
}

type Payment = Answer<'GET /payments/'>['results'][number];

function contentOf(payment: Payment): RowContent {
  const { amount, day, method, reference, quoteNumber, isReversed, onAccount, allocations } =
    payment;
  const [first] = allocations;
  const what = texts.paid(
    method,
    allocations.map(({ invoiceNumber }) => invoiceNumber),
  );
  return {
    status: isReversed
      ? { word: texts.takenBack, tone: 'neutral' }
      : onAccount > 0
        ? { word: texts.onAccountPart(showAmount(onAccount)), tone: 'open' }
        : { word: texts.received, tone: 'good' },
    day: showDay(day),
    what: [what, quoteNumber === null ? '' : texts.paidOnQuote(quoteNumber)]
      .filter(Boolean)
      .join(', '),
    more: reference,
    sum: showAmount(amount),
    to: first && routes.editor('invoices', first.invoiceId),
  };
}
