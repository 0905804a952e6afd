import { useState } from 'react';
import { paymentMethods, refundSchema } from 'shared-api/contract/billing/ledger';
import { FormDialog } from 'shared-ui/FormDialog';
import { FieldRow } from 'shared-ui/FieldRow';
import { Select } from 'shared-ui/Select';
import { TextArea } from 'shared-ui/TextArea';
import { TextField } from 'shared-ui/TextField';
import { showAmount, showCents } from '../../amounts.ts';
import { lotWords, type Lot } from '../account/Lots.tsx';
import { useRefundMutation } from '../moneyApi.ts';
import styles from '../Money.module.css';
import { texts } from '../texts.ts';
import { amountOf, centsOf, useMovement } from '../useMovement.ts';

const t = texts.refund;

/** Gives back what a payment or a credit left on account, all of it or a part. */
export function RefundDialog({ lot, onClose }: { lot: Lot; onClose: () => void }) {
  const { paymentId, creditId, onAccount, toCard, method: cameBy } = lot;
  const [typed, setTyped] = useState({
    amount: (toCard > 0 ? toCard : onAccount).toFixed(2),
    // As it came, where that is known.
    method: toCard > 0 ? 'card' : cameBy === 'card' || cameBy === 'manual' ? '' : cameBy,
    reference: '',
    reason: '',
  });
  const [refund, { isLoading }] = useRefundMutation();
  const { errors, failure, isUnknown, leave, send } = useMovement(refundSchema, onClose);
  const cents = centsOf(typed.amount);
  const field = (name: keyof typeof typed) => ({
    value: typed[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setTyped((before) => ({ ...before, [name]: target.value })),
  });
  // Only what came by card can go back to it.
  const methods = paymentMethods.filter(
    (method) => method !== 'card' || toCard > 0 || cameBy === 'card',
  );
  const goesToCard = typed.method === 'card' && toCard > 0;
  const amount = showCents(cents ?? 0);
  return (
    <FormDialog
      title={t.title()}
      failure={failure}
      isUnknown={isUnknown}
      submit={{
        label: cents === undefined ? t.submit : t.submitOf(showCents(cents)),
        isBusy: isLoading,
      }}
      cancelLabel={texts.cancel}
      onSubmit={() =>
        send(
          {
            paymentId,
            creditId,
            ...typed,
            amount: amountOf(typed.amount),
          },
          refund,
        )
      }
      onClose={leave}
    >
      <p>{lotWords(lot)}</p>
      <FieldRow>
        <TextField
          label={t.amount}
          hint={goesToCard ? t.mostToCard(showAmount(toCard)) : t.most(showAmount(onAccount))}
          isNumber
          inputMode="decimal"
          autoComplete="off"
          required
          {...field('amount')}
        />
        <Select
          label={t.method}
          required
          empty=""
          options={methods.map((value) => ({
            value,
            label: value === 'card' && toCard > 0 ? t.toCard : texts.methods[value],
          }))}
          {...field('method')}
        />
      </FieldRow>
      <TextField label={t.reference} maxLength={200} autoComplete="off" {...field('reference')} />
      <TextArea label={t.reason} required {...field('reason')} />
      {cents !== undefined && typed.method !== '' && (
        <p aria-live="polite" className={styles['outcome']}>
          {goesToCard ? t.willGoToCard(amount) : t.byHand(amount)}
        </p>
      )}
    </FormDialog>
  );
}
