import { useEffect, useRef, type RefObject } from 'react';
import type { PaymentStatus } from 'shared-api/contract/billing/payment';
import { isFinalRefusal } from 'shared-api/contract/billing/settlement';
import { routes } from 'shared-api/contract/pages/paths';
import { splitLanguage } from 'shared-api/contract/values/language';
import { useDispatch } from 'shared-api/store';
import { useNavigate } from 'shared-ui/router';
import { loadApi } from './loadApi.ts';
import type { PaymentPurpose } from './nameOf.ts';
import type { Told } from './paymentApi.ts';
import { refusalOf } from './refusals.ts';
import {
  endPayment,
  forgetPayment,
  rememberedPayment,
  rememberPayment,
  toldOf,
} from './rememberedPayment.ts';
import { texts } from './texts.ts';
import type { CardToken } from './token/createToken.ts';
import type { PaymentView, Show } from './usePayment.ts';

/** Milliseconds between two questions about a payment that is being confirmed. */
export const pollTime = 2_000;
/** Times that a payment is sent again, under its key, while nothing answers. */
const mostTries = 30;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

interface Payment {
  /** None where the card is typed on the provider's page. */
  token: CardToken | undefined;
  /** As it is sent. */
  amount: string;
  purpose: PaymentPurpose;
  /** Under which it is charged once, however often it is sent. */
  key: string;
}

/**
 * Charges a card, and follows the payment to its end: to the bank or the provider's page and back, on to
 * its receipt, or a failure. A page that is loaded again goes on where the payment stood.
 */
export function useCharge(view: PaymentView, show: Show) {
  const send = useSend();
  /** The payment that this page has sent, which leads elsewhere by itself, once. */
  const sent = useRef<string>(undefined);
  const tell = useTell(show, sent);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    const key = rememberedPayment();
    if (key !== undefined && window.location.hash === toldOf(key)) forgetPayment();
    else if (key !== undefined) show(unanswered(key, true));
    return () => {
      isGone.current = true;
    };
  }, [show]);
  useConfirmation(view, show, tell);

  // Whoever has gone on to another page is told on coming back, since the key is remembered.
  const tellWhoStays = (status: PaymentStatus): void => {
    if (!isGone.current) tell(status);
  };

  const charge = async (payment: Payment): Promise<void> => {
    const { key, purpose } = payment;
    rememberPayment(key);
    sent.current = key;
    for (let tries = 0; tries < mostTries && !isGone.current; tries += 1) {
      const answer = await send(payment);
      if (answer.data) {
        tellWhoStays(answer.data);
        return;
      }
      const { status = 0, refusal } = answer;
      if (status >= 400 && status < 500 && status !== 429) {
        // Refused before anything was charged.
        forgetPayment();
        const { amount } = payment;
        if (refusal && isFinalRefusal(refusal)) {
          show({
            is: 'form',
            refused: { invoice: purpose.number, amount, refusal: refusalOf(409, refusal) },
            focus: 'refusal',
          });
        } else show({ is: 'form', alert: refusal?.message ?? texts.failed });
        return;
      }
      // Nobody knows whether the request arrived: it is sent again under its key.
      show(unanswered(key, false, purpose));
      await pause(pollTime);
    }
    if (!isGone.current) show(unanswered(key, true, purpose));
  };
  return { charge, tell };
}

/** A payment of which the server has said nothing yet. */
const unanswered = (key: string, isAsked: boolean, purpose?: PaymentPurpose): PaymentView => ({
  is: 'confirming',
  key,
  isAsked,
  purpose,
  continueAt: '',
});

/** Sends a payment, with its token or for the provider's page. */
function useSend() {
  const dispatch = useDispatch();
  return async ({ token, amount, purpose, key }: Payment): Promise<Told<PaymentStatus>> => {
    const { processPayment, checkout } = await loadApi();
    const sent = { amount, invoice: purpose.number, key };
    return token
      ? processPayment(dispatch, { ...sent, token, canLeave: true })
      : checkout(dispatch, sent);
  };
}

/** What follows from what the server says of a payment. */
function useTell(show: Show, sent: RefObject<string | undefined>): (status: PaymentStatus) => void {
  const navigate = useNavigate();
  return (status) => {
    if (hasGoneOn()) return;
    if (status.status === 'confirming') {
      const { key, continueAt } = status;
      rememberPayment(key);
      // Also for whoever comes back here by the browser's button.
      show({ is: 'confirming', key, isAsked: true, answered: status, continueAt });
      if (continueAt === '' || sent.current !== key) return;
      sent.current = undefined;
      window.location.assign(continueAt);
      return;
    }
    if (status.status === 'failed') {
      forgetPayment();
      show({ is: 'failed', reason: status.message, purpose: status });
      return;
    }
    endPayment();
    // In place of the form: going back must not lead to paying again.
    void navigate(routes.paymentReceipt(status.key), { replace: true });
  };
}

/** Whether another page is on its way: its address is there before its code is, and this page goes. */
const hasGoneOn = (): boolean => splitLanguage(window.location.pathname).path !== routes.payment();

/** Asks for the outcome of a payment that is open, again and again. */
function useConfirmation(
  view: PaymentView,
  show: Show,
  tell: (status: PaymentStatus) => void,
): void {
  const askedKey = view.is === 'confirming' && view.isAsked ? view.key : '';
  const known = view.is === 'confirming' && view.answered ? view.continueAt : undefined;
  const dispatch = useDispatch();
  const onOutcome = useRef(tell);
  useEffect(() => {
    onOutcome.current = tell;
  });
  useEffect(() => {
    if (askedKey === '') return undefined;
    let isCurrent = true;
    let timer: ReturnType<typeof setTimeout>;
    const ask = async (): Promise<void> => {
      const outcome = await loadApi()
        .then(({ outcomeUnder }) => outcomeUnder(dispatch, askedKey))
        .catch(() => undefined);
      if (!isCurrent) return;
      if (outcome === 'never') {
        forgetPayment();
        show({ is: 'form', alert: texts.notArrived });
      } else if (outcome && (outcome.status !== 'confirming' || outcome.continueAt !== known)) {
        onOutcome.current(outcome);
      } else timer = setTimeout(() => void ask(), pollTime);
    };
    void ask();
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [askedKey, known, dispatch, show]);
}
