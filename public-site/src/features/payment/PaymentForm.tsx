import { useEffect, useRef, useState } from 'react';
import { AlertDialog } from 'shared-ui/AlertDialog';
import { Button } from 'shared-ui/Button';
import { TextField } from 'shared-ui/TextField';
import { NetworkMark } from '../../frame/AcceptedCards.tsx';
import { useTakeOver } from '../../forms/useTakeOver.ts';
import { amountField, checkCard, masks, networkOf, type CardForm } from './cardForm.ts';
import styles from './PaymentPage.module.css';
import { texts } from './texts.ts';
import type { FormFocus } from './usePayment.ts';

interface PaymentFormProps {
  values: CardForm;
  onChange: (values: CardForm) => void;
  /** What is wrong with number and amount together. */
  inline: string | undefined;
  /** Where the customer goes on, once the form is shown again. */
  focus: FormFocus | undefined;
  isBusy: boolean;
  onPay: () => void;
}

const fieldNames = ['number', 'month', 'year', 'cvc', 'amount', 'invoice'] as const;

/**
 * Card, amount and number; asks once more before anything is sent (docs/product/pages.md "Payment",
 * docs/product/validation.md).
 */
export function PaymentForm(props: PaymentFormProps) {
  const { values, onChange, inline, focus, isBusy, onPay } = props;
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<ReturnType<typeof checkCard>>({});
  const [dialog, setDialog] = useState<'none' | 'alert' | 'confirm'>('none');

  useTakeOver(form, (typed) => {
    const shaped = fieldNames.map((name) => [name, masks[name].shape(typed[name] ?? '', '')]);
    onChange({ ...values, ...(Object.fromEntries(shaped) as CardForm) });
  });

  useEffect(() => {
    if (focus === undefined) return;
    const place = focus === 'submit' ? '[type="submit"]' : `[data-field="${focus}"]`;
    form.current?.querySelector<HTMLElement>(place)?.focus();
  }, [focus]);

  function ask(): void {
    const today = new Date();
    const found = checkCard(values, { year: today.getFullYear(), month: today.getMonth() + 1 });
    setErrors(found);
    setDialog(Object.keys(found).length > 0 ? 'alert' : 'confirm');
  }

  function closeAlert(): void {
    setDialog('none');
    const wrong = fieldNames.find((name) => errors[name] !== undefined);
    form.current?.querySelector<HTMLElement>(`[data-field="${wrong ?? ''}"]`)?.focus();
  }

  const field = (name: keyof CardForm, autoComplete: string, inputMode: 'numeric' | 'decimal') => ({
    // No names: a form that is sent before the scripts have come must not carry a card anywhere.
    'data-field': name,
    label: texts[name],
    value: values[name],
    error: errors[name],
    autoComplete,
    inputMode,
    disabled: isBusy,
    mask: masks[name],
    onChange: ({ target }: { target: { value: string } }) => {
      onChange({ ...values, [name]: target.value });
      setErrors({ ...errors, [name]: undefined });
    },
  });
  return (
    <form
      ref={form}
      className={styles['form']}
      noValidate
      data-replay=""
      // Kept meanwhile, it is marked as busy by the shell's early script.
      suppressHydrationWarning
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
        // The key that opens the dialog must not press the dialog's button as well.
        event.preventDefault();
        ask();
      }}
    >
      <div className={styles['number']}>
        <TextField {...field('number', 'cc-number', 'numeric')} placeholder="0000 0000 0000 0000" />
        {values.number !== '' && (
          <span className={styles['network']}>
            <NetworkMark network={networkOf(values.number)} />
          </span>
        )}
      </div>
      <div className={styles['expiry']}>
        <TextField {...field('month', 'cc-exp-month', 'numeric')} placeholder={texts.monthShape} />
        <TextField {...field('year', 'cc-exp-year', 'numeric')} placeholder={texts.yearShape} />
        <TextField {...field('cvc', 'cc-csc', 'numeric')} placeholder="000" />
      </div>
      <div className={styles['pair']}>
        <TextField
          {...field('amount', 'off', 'decimal')}
          placeholder={texts.amountShape}
          onBlur={() => onChange({ ...values, amount: amountField.whole(values.amount) })}
        />
        <TextField {...field('invoice', 'off', 'numeric')} placeholder="00000" />
      </div>
      {inline !== undefined && (
        <p className={styles['inline']} role="alert">
          {inline}
        </p>
      )}
      <Button type="submit" size="large" isBusy={isBusy}>
        {isBusy ? texts.checking : texts.pay}
      </Button>
      <p className={styles['safe']}>{texts.safe}</p>
      <AlertDialog isOpen={dialog === 'alert'} title={texts.check} onClose={closeAlert}>
        {[...new Set(Object.values(errors))].map((text) => (
          <p key={text}>{text}</p>
        ))}
      </AlertDialog>
      <AlertDialog
        isOpen={dialog === 'confirm'}
        title={texts.confirmTitle}
        closeLabel={texts.confirmNo}
        onClose={() => setDialog('none')}
        confirm={{
          label: texts.confirmYes,
          onConfirm() {
            setDialog('none');
            onPay();
          },
        }}
      >
        <p>{texts.confirm(amountField.whole(values.amount), values.invoice)}</p>
      </AlertDialog>
    </form>
  );
}
