import { useEffect, useRef } from 'react';
import { errorBody, errorStatus } from 'shared-api/client';
import type { PaymentStatus } from 'shared-api/contract/billing/payment';
import { routes } from 'shared-api/contract/pages/paths';
import { useNavigate } from 'shared-ui/router';
import type { CardToken } from './createToken.ts';
import { usePaymentStatusQuery, useProcessPaymentMutation } from './paymentApi.ts';
import { forgetPayment, rememberedPayment, rememberPayment } from './rememberedPayment.ts';
import { texts } from './texts.ts';
import type { PaymentView, Show } from './usePayment.ts';

/** Milliseconds between two questions about a payment that is being confirmed. */
export const pollTime = 2_000;
/** Times that a payment is sent again, under its key, while nothing answers. */
const mostTries = 30;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

interface Payment {
  token: CardToken;
  amount: string;
  invoice: string;
  /** Under which it is charged once, however often it is sent. */
  key: string;
}

/**
 * Charges a card, and follows the payment to its end: on to its receipt, or a failure. A page that is
 * loaded again goes on where the payment stood.
 */
export function useCharge(view: PaymentView, show: Show): (payment: Payment) => Promise<void> {
  const [process] = useProcessPaymentMutation();
  const tell = useTell(show);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    const key = rememberedPayment();
    if (key !== undefined) show({ is: 'confirming', key, isAsked: true });
    return () => {
      isGone.current = true;
    };
  }, [show]);
  useConfirmation(view, show, tell);

  // Whoever has gone on to another page is told on coming back, since the key is remembered.
  const tellWhoStays = (status: PaymentStatus): void => {
    if (!isGone.current) tell(status);
  };

  return async (payment) => {
    const { key } = payment;
    rememberPayment(key);
    for (let tries = 0; tries < mostTries && !isGone.current; tries += 1) {
      const answer = await process(payment);
      if (answer.data) {
        tellWhoStays(answer.data);
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
  };
}

/** What follows from what the server says of a payment. */
function useTell(show: Show): (status: PaymentStatus) => void {
  const navigate = useNavigate();
  return (status) => {
    if (status.status === 'confirming') {
      rememberPayment(status.key);
      show({ is: 'confirming', key: status.key, isAsked: true });
      return;
    }
    forgetPayment();
    if (status.status === 'failed') show({ is: 'failed', reason: status.message });
    // In place of the form: going back must not lead to paying again.
    else void navigate(routes.paymentReceipt(status.key), { replace: true });
  };
}

/** Asks for the outcome of a payment that is open, again and again. */
function useConfirmation(
  view: PaymentView,
  show: Show,
  tell: (status: PaymentStatus) => void,
): void {
  const askedKey = view.is === 'confirming' && view.isAsked ? view.key : '';
  const { data, error } = usePaymentStatusQuery(askedKey, {
    skip: askedKey === '',
    pollingInterval: pollTime,
  });
  const onOutcome = useRef(tell);
  useEffect(() => {
    onOutcome.current = tell;
  });
  useEffect(() => {
    if (askedKey === '') return;
    if (data && data.key === askedKey && data.status !== 'confirming') onOutcome.current(data);
    else if (errorStatus(error) === 404) {
      // The server writes a payment down before it charges: one that it does not know never arrived.
      forgetPayment();
      show({ is: 'form', alert: texts.notArrived });
    }
  }, [askedKey, data, error, show]);
}
