import { useEffect, useRef, useState, type RefObject } from 'react';
import type { PaymentWay } from 'shared-api/contract/billing/payment';
import type { PaymentPageData } from 'shared-api/contract/pages/pageData';
import { AlertDialog } from 'shared-ui/AlertDialog';
import { Button } from 'shared-ui/Button';
import { useFormHydration } from '../../forms/useFormHydration.ts';
import {
  amountField,
  checkCard,
  fullYear,
  leftAmountFault,
  masks,
  type CardForm,
  type CardFormErrors,
} from './cardForm.ts';
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
  /** The page that answers what is typed, sent without scripts. */
  refused: PaymentPageData | undefined;
  /** What is wrong with number and amount together. */
  inline: string | undefined;
  /** Where the customer goes on, once the form is shown again. */
  focus: FormFocus | undefined;
  isBusy: boolean;
  /** Whether the card has to be typed once more, after a payment that failed. */
  isRetyped: boolean;
  /** Under which the shell's early script keeps what is typed. */
  keptAs: string;
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
  const { way, values, onChange, linked, focus, isBusy, readTyped, onBegin, onPay } = props;
  const form = useRef<HTMLFormElement>(null);
  // Also in the middle of a dialog: it may be paid in another window meanwhile.
  const isOver = linked.refusal?.isFinal === true;
  const { errors, setErrors, change, onLeft } = useErrors(props);
  const [dialog, setDialog] = useState<'none' | 'alert' | 'confirm'>('none');
  // What was not typed stays as it is: a link may have filled it in.
  useFormHydration(form, (typed) => {
    const changes = shaped({ ...readTyped(), ...typed });
    if (Object.keys(changes).length > 0) {
      onBegin();
      onChange(changes);
    }
  });
  useFormFocus(form, focus);

  function ask(): void {
    // Neither is Enter a way to pay again.
    if (isOver) return;
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
      data-kept={props.keptAs}
      data-ended={isOver || undefined}
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
      <PaymentFields {...props} errors={errors} onChange={change} onLeft={onLeft} />
      <PaymentSummary
        values={values}
        linked={linked}
        isTold={props.inline !== undefined}
        needsScripts={way === 'cardForm'}
        button={
          isOver ? undefined : (
            <Button type="submit" size="large" isBusy={isBusy}>
              {isBusy ? texts.checking : texts.pay}
            </Button>
          )
        }
      />
      <Faults isOpen={dialog === 'alert' && !isOver} errors={errors} onClose={closeAlert} />
      <Confirmation
        isOpen={dialog === 'confirm' && !isOver}
        values={values}
        onClose={() => setDialog('none')}
        onPay={onPay}
      />
    </form>
  );
}

/** What is wrong with each field: what is changed is right until it is checked again. */
function useErrors({ values, onChange, refused }: PaymentFormProps) {
  const [errors, setErrors] = useState<CardFormErrors>(refused?.errors ?? {});
  function change(changes: Partial<CardForm>): void {
    onChange(changes);
    const names = Object.keys(changes) as (keyof CardForm)[];
    setErrors({ ...errors, ...Object.fromEntries(names.map((name) => [name, undefined])) });
  }
  /** What was typed is written out, and an amount refused that is not understood or too small. */
  function onLeft(name: 'amount' | 'year'): void {
    const { amount, year } = values;
    if (name === 'year') onChange({ year: fullYear(year, new Date().getFullYear()) });
    else {
      onChange({ amount: amountField.whole(amount) });
      setErrors({ ...errors, amount: leftAmountFault(amount) });
    }
  }
  return { errors, setErrors, change, onLeft };
}

/** What was typed before React ran, or on the page of the other language, as the fields would have shown it. */
const shaped = (typed: Readonly<Partial<Record<string, string>>>): Partial<CardForm> =>
  Object.fromEntries(
    fieldNames
      .filter((name) => typed[name] !== undefined)
      .map((name) => [name, masks[name].shape(typed[name] ?? '', '')]),
  );

function placeOf(form: HTMLFormElement | null, focus: FormFocus): HTMLElement | null | undefined {
  switch (focus) {
    case 'submit':
      return form?.querySelector<HTMLElement>('[type="submit"]');
    case 'refusal':
      return form?.querySelector<HTMLElement>('[data-refusal]');
    case 'amount':
      return form?.querySelector<HTMLElement>('[data-field="amount"]');
    case 'again': {
      const fields = [...(form?.querySelectorAll<HTMLInputElement>('[data-field]') ?? [])];
      // Who has typed everything changes the card, or only sends the form again where there is none.
      const card = fields.find(({ dataset }) => dataset['field'] === 'number');
      return fields.find(({ value }) => value === '') ?? card ?? placeOf(form, 'submit');
    }
  }
}

/** Pixels below which the bar at the bottom is none (`PaymentForm.module.css`). */
const lowScreen = 416;

/** Leads to where a customer goes on. */
function useFormFocus(form: RefObject<HTMLFormElement | null>, focus: FormFocus | undefined): void {
  useEffect(() => {
    if (focus === undefined) return;
    // After the shell, which leads to the beginning of a page that somebody has come to.
    queueMicrotask(() => {
      const element = placeOf(form.current, focus);
      element?.focus();
      // On a phone a bar stands at the bottom: what is said below the field would be under it. On a screen as low as one
      // at 400 % zoom it would begin below the middle of it.
      const block = window.innerHeight < lowScreen ? 'start' : 'center';
      element?.scrollIntoView({ block, behavior: 'instant' });
    });
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
