import { toCents } from 'shared-api/contract/values/money';
import { showAmount } from '../../../amounts.ts';
import { IfMay } from '../../../IfMay.tsx';
import { useRecords } from '../../page/useRecords.ts';
import { BillButton } from './BillButton.tsx';
import styles from './ToBill.module.css';
import { texts } from './texts.ts';

/** The visits of a client that are done and on no invoice, with what bills them; nothing where there are none. */
export const ToBill = ({ clientId }: { clientId: number }) => (
  <IfMay needs="money">
    <Line clientId={clientId} />
  </IfMay>
);

function Line({ clientId }: { clientId: number }) {
  const filters = { view: 'toBill', clientId: String(clientId) };
  const { records, count = 0, loadMore } = useRecords('services', filters);
  if (!records || count === 0) return null;
  const cents = records.reduce((sum, { price }) => sum + toCents(price ?? 0), 0);
  return (
    <div className={styles['line']}>
      <strong>
        {/* The sum of those that have come would not be that of all. */}
        {loadMore ? texts.manyToBill(count) : texts.toBill(count, showAmount(cents / 100))}
      </strong>
      <BillButton
        size="small"
        selection={{ ids: null, matching: new URLSearchParams(filters).toString() }}
        onDone={() => undefined}
      />
    </div>
  );
}
