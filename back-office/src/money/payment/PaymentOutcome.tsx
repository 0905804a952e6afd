import { showCents } from '../../amounts.ts';
import styles from '../Money.module.css';
import { texts } from '../texts.ts';
import type { OpenInvoice } from './OpenInvoices.tsx';
import type { Share } from './shares.ts';
import type { PaymentForm } from './usePaymentForm.ts';

const t = texts.payment;

interface PaymentOutcomeProps {
  form: Pick<PaymentForm, 'cents' | 'shares' | 'rest'>;
  invoices: readonly OpenInvoice[];
  hasClient: boolean;
}

/** What recording the payment will do, in sentences, before it is done. */
export function PaymentOutcome({ form, invoices, hasClient }: PaymentOutcomeProps) {
  const { cents, shares, rest } = form;
  const numberOf = (id: number): number =>
    invoices.find((one) => one.id === id)?.invoiceNumber ?? 0;
  return (
    <div className={styles['outcome']} aria-live="polite">
      <h3>{t.willDo}</h3>
      {cents === undefined || cents <= 0 ? (
        <p>{t.noAmount}</p>
      ) : (
        <ul>
          {shares.map((share) => (
            <li key={share.id}>{wordsOf(share, numberOf(share.id))}</li>
          ))}
          {rest > 0 && <li>{(hasClient ? t.rest : t.restOfNobody)(showCents(rest))}</li>}
        </ul>
      )}
    </div>
  );
}

function wordsOf({ share, balance }: Share, number: number): string {
  if (share === 0) return t.paysNothing(number);
  return share === balance
    ? t.paysAll(number, showCents(share))
    : t.paysPart(number, showCents(share), showCents(balance - share));
}
