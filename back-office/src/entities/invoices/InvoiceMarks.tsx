import { Check, X } from 'lucide-react';
import styles from './InvoiceMarks.module.css';
import { texts } from './texts.ts';

/** Two marks, tick or cross: whether the invoice is billed, and whether it is paid. */
export function InvoiceMarks({ billed, paid }: { billed: boolean; paid: boolean }) {
  return (
    <span className={styles['marks']}>
      <Mark isOn={billed} label={billed ? texts.billed : texts.notBilled} />
      <Mark isOn={paid} label={paid ? texts.paid : texts.notPaid} />
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
