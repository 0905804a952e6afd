import { useState } from 'react';
// The frame comes first: its styles stand before those of other components.
import { PartState } from '../../frame/PartState.tsx';
import { Button } from 'shared-ui/Button';
import { Dialog, DialogActions } from 'shared-ui/Dialog';
import { useAgainAfterLogin } from '../../frame/useAgainAfterLogin.ts';
import { lotWords, type Lot } from '../account/Lots.tsx';
import { useInvoiceLedgerQuery } from '../moneyApi.ts';
import styles from '../Money.module.css';
import { texts } from '../texts.ts';
import { CreditDialog } from './CreditDialog.tsx';
import { RefundDialog } from './RefundDialog.tsx';
import { WriteOffDialog } from './WriteOffDialog.tsx';

/** What can be given up of an issued invoice. */
export type Giving = 'credit' | 'refund' | 'writeOff';

export interface InvoiceGivingProps {
  what: Giving;
  invoice: { id: number; invoiceNumber: number };
  onClose: () => void;
}

/** Credits an issued invoice, gives back what was paid on it, or writes off what is owed. */
export function InvoiceGiving({ what, invoice, onClose }: InvoiceGivingProps) {
  const [asked, setAsked] = useState(what);
  const { data, error, refetch } = useInvoiceLedgerQuery(invoice.id, {
    refetchOnMountOrArgChange: true,
  });
  useAgainAfterLogin(error, refetch);
  if (!data) {
    return (
      <Dialog title={texts[asked].title(invoice.invoiceNumber)} onClose={onClose}>
        <PartState
          loading={texts.loading}
          failed={texts.failed}
          error={error}
          onRetry={() => void refetch()}
        />
      </Dialog>
    );
  }
  if (asked === 'credit') return <CreditDialog invoice={invoice} ledger={data} onClose={onClose} />;
  if (asked === 'writeOff') {
    return <WriteOffDialog invoice={{ ...invoice, balance: data.balance }} onClose={onClose} />;
  }
  return <RefundOf lots={data.lots} onCredit={() => setAsked('credit')} onClose={onClose} />;
}

interface RefundOfProps {
  lots: readonly Lot[];
  onCredit: () => void;
  onClose: () => void;
}

/** Asks which money goes back; where nothing can, says what makes it possible. */
function RefundOf({ lots, onCredit, onClose }: RefundOfProps) {
  const [chosen, setChosen] = useState(lots.length === 1 ? lots[0] : undefined);
  if (chosen) return <RefundDialog lot={chosen} onClose={onClose} />;
  return (
    <Dialog title={texts.refund.title()} onClose={onClose}>
      <p>{lots.length === 0 ? texts.refund.nothing : texts.refund.which}</p>
      <ul className={styles['plain']}>
        {lots.map((lot) => (
          <li key={`${lot.paymentId} ${lot.creditId}`} className={styles['lot']}>
            {lotWords(lot)}
            <Button
              look="secondary"
              aria-label={texts.refund.openOf(lotWords(lot))}
              onClick={() => setChosen(lot)}
            >
              {texts.refund.open}
            </Button>
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button look="secondary" onClick={onClose}>
          {texts.cancel}
        </Button>
        {lots.length === 0 && <Button onClick={onCredit}>{texts.credit.open}</Button>}
      </DialogActions>
    </Dialog>
  );
}
