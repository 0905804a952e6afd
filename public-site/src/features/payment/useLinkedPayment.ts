import { useEffect, useState, useSyncExternalStore } from 'react';
import type { PaidDocument } from 'shared-api/contract/billing/payment';
import { readPaymentLink } from 'shared-api/contract/pages/paymentLink';
import { useDispatch } from 'shared-api/store';
import { amountField, masks, type CardForm } from './cardForm.ts';
import { loadApi } from './loadApi.ts';
import type { Told } from './paymentApi.ts';

const never = (): (() => void) => () => undefined;

/** What the link of a mail fills in, once scripts run; the server's page is the same for everybody. */
export function useLinkedFields(): Partial<CardForm> {
  const search = useSyncExternalStore(
    never,
    () => window.location.search,
    () => '',
  );
  const link = readPaymentLink(search);
  return link ? { invoice: link.number, amount: masks.amount.shape(link.amount, '') } : {};
}

/** What the server says of what is to be paid. */
export interface LinkedPayment {
  document?: PaidDocument;
  /** Why it cannot be paid; finally where no other try can help. */
  refusal?: { message: string; isPaid: boolean; isExpired: boolean; isFinal: boolean };
}

/**
 * What a link says is to be paid, for as long as its number and amount stand in the form. What is typed is
 * not asked for: each wrong guess counts.
 */
export function useLinkedPayment(
  { invoice = '', amount = '' }: Partial<CardForm>,
  typed: CardForm,
): LinkedPayment {
  const number = invoice;
  const sent = amountField.sent(amount);
  const answer = useAnswer(number, sent);
  if (typed.invoice !== number || amountField.sent(typed.amount) !== sent) return {};
  const { data, status, refusal } = answer;
  if (data) return { document: data.document };
  if (!refusal || (status !== 400 && status !== 409)) return {};
  const { message, paidOn, validUntil } = refusal;
  return {
    refusal: {
      message,
      isPaid: paidOn !== undefined,
      isExpired: validUntil !== undefined,
      isFinal: status === 409,
    },
  };
}

/** What the server says of a link's number and amount, once it has. */
function useAnswer(number: string, amount: string): Told<{ document: PaidDocument }> {
  const dispatch = useDispatch();
  const [answer, setAnswer] = useState<Told<{ document: PaidDocument }>>({});
  useEffect(() => {
    if (number === '') return undefined;
    let isCurrent = true;
    void loadApi()
      .then(({ checkPayment }) => checkPayment(dispatch, { number, amount }))
      // Without an answer the form stays as it is: it is checked again when somebody pays.
      .catch(() => ({}))
      .then((told) => {
        if (isCurrent) setAnswer(told);
      });
    return () => {
      isCurrent = false;
    };
  }, [number, amount, dispatch]);
  return answer;
}
