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

/** What it can be used for; the amount in dollars. */
interface OwedInvoice {
  id: number;
  invoiceNumber: number;
  balance: number;
}

interface LotsProps {
  lots: readonly Lot[];
  invoice: OwedInvoice | undefined;
}

/** What the client has with us, to be used before new money is asked for. */
export function Lots({ lots, invoice }: LotsProps) {
  const using = useUsing();
  return (
    <>
      {invoice && lots.length > 0 && invoice.balance > 0 && (
        <LotList lots={lots} invoice={invoice} using={using} />
      )}
      {/* Also where others have used it all, or paid the invoice, meanwhile. */}
      <FailureDialog failure={using.failure} onClose={using.forget} />
    </>
  );
}

interface LotListProps {
  lots: readonly Lot[];
  invoice: OwedInvoice;
  using: ReturnType<typeof useUsing>;
}

function LotList({ lots, invoice, using }: LotListProps) {
  return (
    <section aria-labelledby="money-lots" className={styles['lots']}>
      <h3 id="money-lots">{t.title}</h3>
      <ul>
        {lots.map((lot) => (
          <li key={`${lot.paymentId} ${lot.creditId}`}>
            <span>{lotWords(lot)}</span>
            <UseLot lot={lot} invoice={invoice} using={using} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function UseLot({ lot, invoice, using }: { lot: Lot } & Omit<LotListProps, 'lots'>) {
  const amount = fromCents(Math.min(toCents(lot.onAccount), toCents(invoice.balance)));
  return (
    <Button
      look="secondary"
      isBusy={using.isBusy}
      aria-label={t.useFor(showAmount(amount), invoice.invoiceNumber)}
      onClick={({ currentTarget }) => {
        // The button goes with what it used; the form beside it is what comes next.
        const next = currentTarget.closest('dialog')?.querySelector('input');
        void using.use(lot, invoice.id, amount).then((isDone) => isDone && next?.focus());
      }}
    >
      {t.use(showAmount(amount))}
    </Button>
  );
}
