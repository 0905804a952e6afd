import styles from './MoneyBack.module.css';
import { useMoneyBackQuery } from './moneyBackApi.ts';
import { DisputeRow, RefundRow } from './MoneyBackRow.tsx';
import { PartState } from '../../frame/PartState.tsx';
import { texts } from './texts.ts';

/** Refunds and disputes of a client, of an invoice or of a quote; nothing where there are none. */
export function MoneyBackPart({
  of,
}: {
  of: { clientId: number } | { invoiceId: number } | { quoteId: number };
}) {
  const { data, error, refetch } = useMoneyBackQuery(of, { refetchOnMountOrArgChange: true });
  if (!data && error) {
    const { loading, failed } = texts;
    return (
      <PartState loading={loading} failed={failed} error={error} onRetry={() => void refetch()} />
    );
  }
  // The part around it shows that it is loading.
  if (!data || data.refunds.length + data.disputes.length === 0) return null;
  return (
    <section aria-label={texts.title}>
      <h2 className={styles['title']}>{texts.title}</h2>
      <ul className={styles['list']}>
        {data.disputes.map((dispute) => (
          <DisputeRow key={`dispute ${dispute.id}`} dispute={dispute} />
        ))}
        {data.refunds.map((refund) => (
          <RefundRow key={`refund ${refund.id}`} refund={refund} />
        ))}
      </ul>
    </section>
  );
}
