import type { RecordOf } from 'shared-api/client';
import { settlementOf } from 'shared-api/contract/billing/settlement';
import styles from './InvoiceMarks.module.css';
import { settlementFactsOf } from './settlement.ts';
import { texts } from './texts.ts';

/** Two marks, tick or cross: whether the invoice is billed, and whether nothing is owed on it. */
export function InvoiceMarks({ invoice }: { invoice: RecordOf<'invoices'> }) {
  const { billed, paid } = invoice;
  const isByMoney = settlementOf(settlementFactsOf(invoice)) === 'paid';
  return (
    <span className={styles['marks']}>
      <Mark isOn={billed} label={billed ? texts.billed : texts.notBilled} />
      <Mark
        isOn={paid}
        label={paid ? (isByMoney ? texts.paid : texts.nothingOwed) : texts.notPaid}
      />
    </span>
  );
}

const Mark = ({ isOn, label }: { isOn: boolean; label: string }) => (
  <span role="img" aria-label={label} className={isOn ? styles['yes'] : styles['no']} />
);
