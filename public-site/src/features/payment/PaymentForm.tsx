import { useEffect, useRef, useState, type RefObject } from 'react';
import type { PaymentWay } from 'shared-api/contract/billing/payment';
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
  way: PaymentWay;
  values: CardForm;
  onChange: (changes: Partial<CardForm>) => void;
  linked: LinkedPayment;
  /** What is wrong with number and amount together. */
  inline: string | undefined;
  /** Where the customer goes on, once the form is shown again. */
  focus: FormFocus | undefined;
  isBusy: boolean;
  /** What was typed into the form before a reload or a look at another page; never of a card. */
  readTyped: () => Partial<CardForm>;
  /** Somebody begins to fill the form in, maybe not for the first time. */
  onBegin: () => void;
  onPay: () => void;
}

/** In the order in which they stand. */
const fieldNames = ['invoice', 'amount', 'number', 'month', 'year', 'cvc'] as const;

/**
 * Number, amount and card; asks once more before anything is sent (docs/product/pages.md "Payment",
 * docs/product/validation.md).
 */
export function PaymentForm(props: PaymentFormProps) {
  const { way, values, onChange, linked, inline, focus, isBusy, readTyped, onBegin, onPay } = props;
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<CardFormErrors>({});
  const [dialog, setDialog] = useState<'none' | 'alert' | 'confirm'>('none');
  // What was not typed stays as it is: a link may have filled it in.
  useFormHydration(form, (typed) => {
    const changes = { ...readTyped(), ...shaped(typed) };
    if (Object.keys(changes).length > 0) {
      onBegin();
      onChange(changes);
    }
  });
  useFormFocus(form, focus);

  function ask(): void {
    // Neither is Enter a way to pay again.
    if (linked.refusal?.isFinal === true) return;
    const today = new Date();
    const found = checkCard(way, values, {
      year: today.getFullYear(),
      month: today.getMonth() + 1,
    });
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
      className={way === 'cardForm' ? styles['card'] : styles['form']}
      noValidate
      // A click before any script has come leads nowhere where a card is typed: another page would cost it.
      method={way === 'cardForm' ? 'dialog' : 'post'}
      data-replay=""
      data-ended={linked.refusal?.isFinal === true || undefined}
      // Kept meanwhile, it is marked as busy by the shell's early script.
      suppressHydrationWarning
      onFocus={onBegin}
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
        {...{ way, values, errors, inline, isBusy }}
        onChange={(changes) => {
          onChange(changes);
          const names = Object.keys(changes) as (keyof CardForm)[];
          setErrors({ ...errors, ...Object.fromEntries(names.map((name) => [name, undefined])) });
        }}
      />
      <PaymentSummary
        values={values}
        linked={linked}
        isTold={inline !== undefined}
        button={
          linked.refusal?.isFinal === true ? undefined : (
            <Button type="submit" size="large" isBusy={isBusy}>
              {isBusy ? texts.checking : texts.pay}
            </Button>
          )
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
    const element = form.current?.querySelector<HTMLElement>(place);
    element?.focus();
    // On a phone a bar stands at the bottom: what is said below the field would be under it.
    element?.scrollIntoView({ block: 'center', behavior: 'instant' });
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
