import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { PaymentStatus, PaymentWay } from 'shared-api/contract/billing/payment';
import type { PaymentPageData } from 'shared-api/contract/pages/pageData';
import { routes } from 'shared-api/contract/pages/paths';
import type { FormText } from 'shared-api/contract/quotes/formText';
import { useCompany, useDispatch } from 'shared-api/store';
import { PageHead } from '../../frame/PageHead.tsx';
import { PageTitle } from '../../frame/PageTitle.tsx';
import { PublicFrame } from '../../frame/PublicFrame.tsx';
import { AlertDialog } from 'shared-ui/AlertDialog';
import { useHasScripts } from '../../forms/useHasScripts.ts';
import { useKeptForm } from '../../forms/useKeptForm.ts';
import { useLetter } from '../../letter/useLetter.ts';
import { useKnownOrAsked } from '../../useKnownOrAsked.ts';
import { usePageDataOf } from '../../usePageDataOf.ts';
import { amountField, emptyCardForm, masks, type CardForm } from './cardForm.ts';
import { askSettings } from './loadApi.ts';
import type { PaymentPurpose } from './nameOf.ts';
import styles from './PaymentPage.module.css';
import { PaymentForm } from './PaymentForm.tsx';
import { PaymentOutcome } from './PaymentOutcome.tsx';
import { texts } from './texts.ts';
import { refusalOf } from './refusals.ts';
import { comesBack, paymentForm } from './rememberedPayment.ts';
import {
  isLinked,
  useLinkedFields,
  useLinkedPayment,
  type LinkedPayment,
} from './useLinkedPayment.ts';
import { usePayment, type PaymentView, type Refused } from './usePayment.ts';
// Imported last, so that its styles come after those of the form.
import { CheckWithoutScripts } from './CheckWithoutScripts.tsx';

/**
 * Pays an invoice or quote by card, or says how to by e-transfer (docs/product/pages.md "Payment",
 * docs/product/behaviour.md).
 */
export function PaymentPage() {
  useLetter();
  return (
    <PublicFrame>
      <PageHead title={texts.title} description={texts.description} path={routes.payment()} />
      <PageTitle title={texts.title} lead={texts.lead} />
      <Payment />
    </PublicFrame>
  );
}

type PaymentSettings = Pick<PaymentPageData, 'way' | 'isSandbox'>;

/** The card's form or what came of it, and e-transfer as the other way. */
function Payment() {
  const isTakenOver = useHasScripts();
  const page = usePageDataOf<PaymentPageData>(routes.payment(), 'isSandbox');
  // Where they fail to come, the form stays: they are asked for again when somebody pays.
  const { data: settings } = useKnownOrAsked<PaymentSettings>(page, askSettings);
  const way = settings?.way ?? 'cardForm';
  const payment = usePayment(way);
  // Who is paying by card is not invited to pay again.
  const isPaying = ['checking', 'paying', 'confirming'].includes(payment.view.is);
  return (
    <div className={styles['layout']}>
      {settings?.isSandbox && <p className={styles['sandbox']}>{texts.sandbox}</p>}
      {!isTakenOver && way === 'cardForm' && (
        <noscript>
          <CheckWithoutScripts page={page} />
        </noscript>
      )}
      <CardPayment way={way} payment={payment} answered={page} />
      {!isPaying && <ETransfer />}
    </div>
  );
}

interface CardPaymentProps {
  way: PaymentWay;
  payment: ReturnType<typeof usePayment>;
  /** The server's page, which may answer a form sent without scripts. */
  answered: PaymentPageData | undefined;
}

/** The page that a payment leads to comes while it is made. */
const loadReceipt = (): void =>
  void import(/* webpackChunkName: "payment-receipt" */ './receipt/PaymentReceiptPage.tsx').catch(
    () => undefined,
  );

/** The form, or where the payment stands. */
function CardPayment({ way, payment, answered }: CardPaymentProps) {
  const { view, pay, tell, backToForm } = payment;
  const dispatch = useDispatch();
  const isAgain = useIsAgain();
  const [isRetyped, setIsRetyped] = useState(false);
  // That of an answered form is for the other language's page alone.
  const link = useLinkedFields(answered?.values ? undefined : answered?.link);
  const [typed, setTyped] = useState<Partial<CardForm>>(answered?.values ?? {});
  const values: CardForm = { ...emptyCardForm, ...link, ...typed };
  const known = useLinkedPayment(link, values);
  const kept = useKeptForm(paymentForm);
  // A link says what is to be paid, and an answer what was sent, whatever was typed before.
  const isGiven = (): boolean => isLinked() || answered?.values !== undefined;
  useOpenPayment(known.open, view.is === 'form', tell);
  useKeptPurpose(view, kept.keep);
  function comeAgain(purpose: PaymentPurpose): void {
    // After a reload nothing of the form is there any more: of the card it stays so. A link to another document keeps it.
    if (values.invoice === '') setTyped((last) => ({ ...last, ...filledIn(purpose) }));
    setIsRetyped(way === 'cardForm' && values.number === '');
    backToForm('again');
  }
  if (view.is !== 'form' && view.is !== 'checking') {
    return (
      <div className={styles['outcome']}>
        <PaymentOutcome
          view={view}
          linked={link.invoice}
          onAgain={comeAgain}
          onEnded={(status) => (status.status === 'failed' ? comeAgain(status) : tell(status))}
        />
      </div>
    );
  }
  const form = view.is === 'form' ? view : undefined;
  const refused = typed === answered?.values ? answered : undefined;
  const linked = refusedIn(form?.refused, values) ?? answeredIn(answered, typed) ?? known;
  return (
    <>
      <Waiting />
      <div className={styles['form']}>
        <PaymentForm
          way={way}
          values={values}
          onChange={(changes) => {
            setTyped((last) => ({ ...last, ...changes }));
            const { invoice, amount } = { ...values, ...changes };
            kept.keep({ invoice, amount });
          }}
          linked={linked}
          refused={refused}
          inline={form?.inline ?? (refused?.errors ? undefined : refused?.failure)}
          focus={form?.focus ?? (isAgain ? 'again' : undefined)}
          isRetyped={isAgain || isRetyped}
          isBusy={view.is === 'checking'}
          keptAs={kept.name}
          readTyped={() => (isGiven() ? undefined : kept.read()) ?? {}}
          // What paying needs may come now.
          onBegin={() => void askSettings(dispatch).catch(() => undefined)}
          onPay={() => {
            loadReceipt();
            void pay(values);
          }}
        />
      </div>
      <AlertDialog
        isOpen={form?.alert !== undefined}
        title={texts.check}
        onClose={() => backToForm('submit')}
      >
        <p>{form?.alert ?? ''}</p>
      </AlertDialog>
    </>
  );
}

/** Number and amount as their fields have them. */
const filledIn = ({ number, amount }: PaymentPurpose): Pick<CardForm, 'invoice' | 'amount'> => ({
  invoice: number,
  amount: masks.amount.shape(amount.toFixed(2), ''),
});

/** Keeps number and amount of a payment that failed, for whoever refreshes the page, as it says. */
function useKeptPurpose(view: PaymentView, keep: (values: FormText) => void): void {
  const failed = view.is === 'failed' ? view.purpose : undefined;
  const onFailed = useRef(keep);
  useEffect(() => {
    onFailed.current = keep;
  });
  useEffect(() => {
    if (failed) onFailed.current(filledIn(failed));
  }, [failed]);
}

/**
 * What somebody pays already, in another window say, has no form: where that stands is shown, once. Whoever is shown
 * that anyway may give it up for another way to pay.
 */
function useOpenPayment(
  open: PaymentStatus | undefined,
  isForm: boolean,
  tell: (status: PaymentStatus) => void,
): void {
  const told = useRef<PaymentStatus>(undefined);
  useEffect(() => {
    if (!open || told.current === open) return;
    told.current = open;
    if (isForm) tell(open);
  }, [open, isForm, tell]);
}

/** In place of the form, from the first paint on, while a payment of this tab is under way (`shell/src/early.ts`). */
const Waiting = () => (
  <div className={styles['waiting']}>
    <div className={styles['notice']}>
      <span className={styles['bar']} aria-hidden="true" />
      <h2>{texts.confirming}</h2>
    </div>
  </div>
);

/** What a payment was refused for, while its number and amount stand in the form. */
const refusedIn = (
  refused: Refused | undefined,
  { invoice, amount }: CardForm,
): LinkedPayment | undefined =>
  refused?.invoice === invoice && refused.amount === amountField.sent(amount)
    ? { refusal: refused.refusal }
    : undefined;

/** What a form that was sent without scripts was refused for, until something else is typed. */
const answeredIn = (
  answered: PaymentPageData | undefined,
  typed: Partial<CardForm>,
): LinkedPayment | undefined =>
  answered?.refused && typed === answered.values
    ? { refusal: refusalOf(409, answered.refused) }
    : undefined;

/** Whether the form is filled in once more after a payment that failed, as its receipt's page told. */
const useIsAgain = (): boolean =>
  useSyncExternalStore(
    () => () => undefined,
    comesBack,
    () => false,
  );

function ETransfer() {
  const { eTransferEmail, eTransferInstructions } = useCompany();
  return (
    <section className={styles['transfer']} aria-labelledby="e-transfer">
      <div>
        <h2 id="e-transfer">{texts.eTransfer}</h2>
        <p className={styles['address']}>{eTransferEmail}</p>
      </div>
      <ol>
        {eTransferInstructions.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
