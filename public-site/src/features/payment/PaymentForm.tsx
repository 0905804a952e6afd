import { useEffect, useRef, useState, type RefObject } from 'react';
import { AlertDialog } from 'shared-ui/AlertDialog';
import { Button } from 'shared-ui/Button';
import { useFormHydration } from '../../forms/useFormHydration.ts';
import { checkCard, masks, amountField, type CardForm, type CardFormErrors } from './cardForm.ts';
import { PaymentFields } from './PaymentFields.tsx';
import styles from './PaymentForm.module.css';
import { PaymentSummary } from './PaymentSummary.tsx';
import { texts } from './texts.ts';
import type { LinkedPayment } from './useLinkedPayment.ts';
import type { FormFocus } from './usePayment.ts';

interface PaymentFormProps {
  values: CardForm;
  onChange: (changes: Partial<CardForm>) => void;
  linked: LinkedPayment;
  /** What is wrong with number and amount together. */
  inline: string | undefined;
  /** Where the customer goes on, once the form is shown again. */
  focus: FormFocus | undefined;
  isBusy: boolean;
  onPay: () => void;
}

/** In the order in which they stand. */
const fieldNames = ['invoice', 'amount', 'number', 'month', 'year', 'cvc'] as const;

/**
 * Number, amount and card; asks once more before anything is sent (docs/product/pages.md "Payment",
 * docs/product/validation.md).
 */
export function PaymentForm(props: PaymentFormProps) {
  const { values, onChange, linked, inline, focus, isBusy, onPay } = props;
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<CardFormErrors>({});
  const [dialog, setDialog] = useState<'none' | 'alert' | 'confirm'>('none');
  // What was not typed stays as it is: a link may have filled it in.
  useFormHydration(form, (typed) => onChange(shaped(typed)));
  useFormFocus(form, focus);

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

  return (
    <form
      ref={form}
      className={styles['form']}
      noValidate
      // A click before any script has come leads nowhere: another page would cost what was typed.
      method="dialog"
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
      <PaymentFields
        {...{ values, errors, inline, isBusy }}
        onChange={(changes) => {
          onChange(changes);
          const names = Object.keys(changes) as (keyof CardForm)[];
          setErrors({ ...errors, ...Object.fromEntries(names.map((name) => [name, undefined])) });
        }}
      />
      <PaymentSummary
        values={values}
        linked={linked}
        button={
          <Button type="submit" size="large" isBusy={isBusy}>
            {isBusy ? texts.checking : texts.pay}
          </Button>
        }
      />
      <Faults isOpen={dialog === 'alert'} errors={errors} onClose={closeAlert} />
      <Confirmation
        isOpen={dialog === 'confirm'}
        values={values}
        onClose={() => setDialog('none')}
        onPay={onPay}
      />
    </form>
  );
}

/** What was typed before React ran, as the fields would have shown it. */
const shaped = (typed: Readonly<Record<string, string>>): Partial<CardForm> =>
  Object.fromEntries(
    fieldNames
      .filter((name) => typed[name] !== undefined)
      .map((name) => [name, masks[name].shape(typed[name] ?? '', '')]),
  );

/** Leads to where a customer goes on. */
function useFormFocus(form: RefObject<HTMLFormElement | null>, focus: FormFocus | undefined): void {
  useEffect(() => {
    if (focus === undefined) return;
    const place = focus === 'submit' ? '[type="submit"]' : `[data-field="${focus}"]`;
    form.current?.querySelector<HTMLElement>(place)?.focus();
  }, [form, focus]);
}

interface FaultsProps {
  isOpen: boolean;
  errors: CardFormErrors;
  onClose: () => void;
}

/** Everything that is wrong, in one alert. */
const Faults = ({ isOpen, errors, onClose }: FaultsProps) => (
  <AlertDialog isOpen={isOpen} title={texts.check} onClose={onClose}>
    {[...new Set(Object.values(errors))].map((text) => (
      <p key={text}>{text}</p>
    ))}
  </AlertDialog>
);

interface ConfirmationProps {
  isOpen: boolean;
  values: CardForm;
  onClose: () => void;
  onPay: () => void;
}

/** The last question before a card is charged. */
const Confirmation = ({ isOpen, values, onClose, onPay }: ConfirmationProps) => (
  <AlertDialog
    isOpen={isOpen}
    title={texts.confirmTitle}
    closeLabel={texts.confirmNo}
    onClose={onClose}
    confirm={{
      label: texts.confirmYes,
      onConfirm() {
        onClose();
        onPay();
      },
    }}
  >
    <p>{texts.confirm(amountField.whole(values.amount), values.invoice)}</p>
  </AlertDialog>
);
