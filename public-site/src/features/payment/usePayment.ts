import { useEffect, useReducer, useRef } from 'react';
import { errorBody, errorStatus } from 'shared-api/client';
import type { PaymentStatus } from 'shared-api/contract/billing/payment';
import {
  useCheckPaymentMutation,
  useLazyPaymentSettingsQuery,
  usePaymentStatusQuery,
  useProcessPaymentMutation,
} from './paymentApi.ts';
import { amountField, type CardForm } from './cardForm.ts';
import { createToken, NoTokenError } from './createToken.ts';
import { forgetPayment, rememberedPayment, rememberPayment } from './rememberedPayment.ts';
import { texts } from './texts.ts';

/** Where a customer goes on in the form that is shown again. */
export type FormFocus = 'number' | 'amount' | 'submit';

/** Where a payment stands, and what the page shows (docs/product/behaviour.md). */
export type PaymentView =
  | { is: 'form'; inline?: string; alert?: string; focus?: FormFocus }
  | { is: 'checking' }
  | { is: 'paying' }
  /** The outcome is open; asked for under the key, once the server has the attempt. */
  | { is: 'confirming'; key: string; isAsked: boolean }
  | { is: 'succeeded'; status: PaymentStatus }
  | { is: 'failed'; reason: string };

/** Milliseconds between two questions about a payment that is being confirmed. */
const pollTime = 2_000;
/** Times that a payment is sent again, under its key, while nothing answers. */
const mostTries = 30;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The way of a payment from the confirmed form to its end. */
export function usePayment() {
  const [view, show] = useReducer((_last: PaymentView, next: PaymentView) => next, { is: 'form' });
  const [loadSettings] = useLazyPaymentSettingsQuery();
  const [check] = useCheckPaymentMutation();
  const [process] = useProcessPaymentMutation();
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    // A page that was reloaded goes on where the payment stood.
    const key = rememberedPayment();
    if (key !== undefined) show({ is: 'confirming', key, isAsked: true });
    return () => {
      isGone.current = true;
    };
  }, []);

  function tell(status: PaymentStatus): void {
    if (status.status === 'confirming') {
      rememberPayment(status.key);
      show({ is: 'confirming', key: status.key, isAsked: true });
      return;
    }
    forgetPayment();
    if (status.status === 'succeeded') show({ is: 'succeeded', status });
    else show({ is: 'failed', reason: status.message });
  }

  const askedKey = view.is === 'confirming' && view.isAsked ? view.key : '';
  const { data, error } = usePaymentStatusQuery(askedKey, {
    skip: askedKey === '',
    pollingInterval: pollTime,
  });
  useEffect(() => {
    if (askedKey === '') return;
    if (data && data.key === askedKey && data.status !== 'confirming') tell(data);
    else if (errorStatus(error) === 404) {
      forgetPayment();
      show({ is: 'form' });
    }
  }, [askedKey, data, error]);

  /** Whether the number and the amount fit; shows what is wrong if not. */
  async function isRight(number: string, amount: string): Promise<boolean> {
    const answer = await check({ number, amount });
    if (!answer.error) return true;
    const message = errorBody(answer.error)?.message;
    if (errorStatus(answer.error) === 400) {
      show({ is: 'form', inline: message ?? texts.mismatch, focus: 'amount' });
    } else show({ is: 'form', alert: message ?? texts.unreachable });
    return false;
  }

  async function pay(form: CardForm): Promise<void> {
    const { invoice } = form;
    const amount = amountField.sent(form.amount);
    show({ is: 'checking' });
    if (!(await isRight(invoice, amount))) return;
    show({ is: 'paying' });
    // Asked for when the page came; whoever is quicker waits for them here.
    const { data: settings } = await loadSettings(undefined, true);
    if (!settings) {
      show({ is: 'failed', reason: texts.unreached });
      return;
    }
    const token = await createToken(settings, form).catch((error: unknown) => {
      const isKnown = error instanceof NoTokenError;
      show({ is: 'failed', reason: isKnown ? error.message : texts.unreached });
    });
    if (!token) return;
    const key = crypto.randomUUID();
    rememberPayment(key);
    for (let tries = 0; tries < mostTries && !isGone.current; tries += 1) {
      const answer = await process({ token, amount, invoice, key });
      if (answer.data) {
        tell(answer.data);
        return;
      }
      const status = errorStatus(answer.error);
      if (typeof status === 'number' && status >= 400 && status < 500 && status !== 429) {
        // Refused before anything was charged.
        forgetPayment();
        show({ is: 'form', alert: errorBody(answer.error)?.message ?? texts.failed });
        return;
      }
      // Nobody knows whether the request arrived: it is sent again under its key.
      show({ is: 'confirming', key, isAsked: false });
      await pause(pollTime);
    }
    if (!isGone.current) show({ is: 'confirming', key, isAsked: true });
  }

  return { view, pay, backToForm: (focus: FormFocus) => show({ is: 'form', focus }) };
}
