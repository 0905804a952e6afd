import { Checkbox } from 'shared-ui/Checkbox';
import { showCents } from '../../amounts.ts';
import { showDay } from '../../dates.ts';
import styles from '../Money.module.css';
import { texts } from '../texts.ts';

const t = texts.payment;

/** An invoice that can be paid; its balance in cents. */
export interface OpenInvoice {
  id: number;
  invoiceNumber: number;
  dateTs: string;
  balance: number;
  isOverdue: boolean;
}

interface OpenInvoicesProps {
  invoices: readonly OpenInvoice[];
  chosen: readonly number[];
  onChoose: (id: number, isChosen: boolean) => void;
}

/** Which invoices a payment is for. */
export function OpenInvoices({ invoices, chosen, onChoose }: OpenInvoicesProps) {
  return (
    <fieldset className={styles['choice']}>
      <legend>{t.pays}</legend>
      {invoices.length === 0 && <p>{t.noInvoices}</p>}
      {invoices.map(({ id, invoiceNumber, dateTs, balance, isOverdue }) => (
        <Checkbox
          key={id}
          label={`${t.invoice(invoiceNumber, showDay(dateTs), showCents(balance))}${isOverdue ? `, ${t.overdue}` : ''}`}
          checked={chosen.includes(id)}
          onChange={({ target }) => onChoose(id, target.checked)}
        />
      ))}
    </fieldset>
  );
}
