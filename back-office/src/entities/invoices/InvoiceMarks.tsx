import { Check, X } from 'lucide-react';
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

function Mark({ isOn, label }: { isOn: boolean; label: string }) {
  const Sign = isOn ? Check : X;
  return (
    <span role="img" aria-label={label} className={isOn ? styles['yes'] : styles['no']}>
      <Sign size={18} aria-hidden="true" />
    </span>
  );
}
