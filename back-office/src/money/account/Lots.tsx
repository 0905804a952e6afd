import type { Answer } from 'shared-api/client';
import { fromCents, toCents } from 'shared-api/contract/values/money';
import { Button } from 'shared-ui/Button';
import { showAmount } from '../../amounts.ts';
import { FailureDialog } from '../../frame/failures/FailureDialog.tsx';
import { showDay } from '../../dates.ts';
import styles from '../Money.module.css';
import { texts } from '../texts.ts';
import { useUsing } from './useUsing.ts';

const t = texts.lots;

export type Lot = Answer<'GET /clients/:id/account/'>['lots'][number];

/** What a lot came from, in words. */
export function lotWords({ creditNumber, day, method, onAccount, quoteNumber }: Lot): string {
  const amount = showAmount(onAccount);
  const words =
    method === ''
      ? t.ofCredit(amount, creditNumber, showDay(day))
      : t.ofPayment(amount, texts.methods[method], showDay(day));
  return quoteNumber === null ? words : words + t.ofQuote(quoteNumber);
}

interface LotsProps {
  lots: readonly Lot[];
  /** What it can be used for; amounts in dollars. */
  invoice: { id: number; invoiceNumber: number; balance: number };
}

/** What the client has with us, to be used before new money is asked for. */
export function Lots({ lots, invoice }: LotsProps) {
  if (lots.length === 0 || invoice.balance <= 0) return null;
  return (
    <section aria-labelledby="money-lots" className={styles['lots']}>
      <h3 id="money-lots">{t.title}</h3>
      <ul>
        {lots.map((lot) => (
          <li key={`${lot.paymentId} ${lot.creditId}`}>
            <span>{lotWords(lot)}</span>
            <UseLot lot={lot} invoice={invoice} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function UseLot({ lot, invoice }: { lot: Lot; invoice: LotsProps['invoice'] }) {
  const { isBusy, failure, forget, use } = useUsing();
  const amount = fromCents(Math.min(toCents(lot.onAccount), toCents(invoice.balance)));
  return (
    <>
      <Button
        look="secondary"
        isBusy={isBusy}
        aria-label={t.useFor(showAmount(amount), invoice.invoiceNumber)}
        onClick={({ currentTarget }) => {
          // The button goes with what it used; the form beside it is what comes next.
          const next = currentTarget.closest('dialog')?.querySelector('input');
          void use(lot, invoice.id, amount).then((isDone) => isDone && next?.focus());
        }}
      >
        {t.use(showAmount(amount))}
      </Button>
      <FailureDialog failure={failure} onClose={forget} />
    </>
  );
}
