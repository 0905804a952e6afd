import { useState } from 'react';
import { fromCents, toCents } from 'shared-api/contract/values/money';
import { FormDialog } from 'shared-ui/FormDialog';
import { RadioGroup } from 'shared-ui/RadioGroup';
import { showAmount, showCents } from '../../amounts.ts';
import { FailureDialog } from '../../frame/failures/FailureDialog.tsx';
import styles from '../Money.module.css';
import { texts } from '../texts.ts';
import { lotWords, type Lot } from './Lots.tsx';
import { useUsing } from './useUsing.ts';

const t = texts.lots;

interface UseAccountDialogProps {
  /** At least one when it is opened. */
  lots: readonly Lot[];
  /** What it is used for; what is owed on it in dollars. */
  invoice: { id: number; invoiceNumber: number; balance: number };
  onClose: () => void;
}

/** Pays an invoice out of what the client has with us, after showing what becomes of it. */
export function UseAccountDialog({ lots, invoice, onClose }: UseAccountDialogProps) {
  const [index, setIndex] = useState(0);
  const { isBusy, isUnknown, failure, use, leave } = useUsing();
  const lot = lots[index] ?? lots[0];
  // Others have used it all meanwhile.
  if (!lot) return <FailureDialog failure={failure} onClose={() => leave(onClose)} />;
  const { invoiceNumber, balance } = invoice;
  const cents = Math.min(toCents(lot.onAccount), toCents(balance));
  const [owed, left] = [toCents(balance) - cents, toCents(lot.onAccount) - cents];
  return (
    <FormDialog
      title={t.useTitle(invoiceNumber)}
      failure={failure?.messages.join(' ')}
      isUnknown={isUnknown}
      submit={{ label: t.use(showCents(cents)), isBusy }}
      cancelLabel={texts.cancel}
      onSubmit={() => {
        void use(lot, invoice.id, fromCents(cents)).then((isDone) => {
          if (isDone) onClose();
        });
      }}
      onClose={() => leave(onClose)}
    >
      <p>{t.isOwed(invoiceNumber, showAmount(balance))}</p>
      <RadioGroup
        legend={t.title}
        options={lots.map((each, place) => ({ value: place, label: lotWords(each) }))}
        value={index}
        onChoose={setIndex}
      />
      <div className={styles['outcome']} aria-live="polite">
        <h3>{texts.payment.willDo}</h3>
        <ul>
          <li>
            {owed === 0
              ? texts.payment.paysAll(invoiceNumber, showCents(cents))
              : texts.payment.paysPart(invoiceNumber, showCents(cents), showCents(owed))}
          </li>
          {left > 0 && <li>{texts.payment.rest(showCents(left))}</li>}
        </ul>
      </div>
    </FormDialog>
  );
}
