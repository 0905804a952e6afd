import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Answer } from 'shared-api/client';
import type { PaidDocument, PaymentStatus } from 'shared-api/contract/billing/payment';
import { readPaymentLink, type PaymentLink } from 'shared-api/contract/pages/paymentLink';
import { useDispatch } from 'shared-api/store';
import { amountField, masks, type CardForm } from './cardForm.ts';
import { loadApi } from './loadApi.ts';
import type { Told } from './paymentApi.ts';
import { refusalOf, type Refusal } from './refusals.ts';

const never = (): (() => void) => () => undefined;

/**
 * What the link of a mail fills in.
 * @param given what the server's page has of it; nothing on one of a server of the release before
 */
export function useLinkedFields(given: PaymentLink | undefined): Partial<CardForm> {
  const search = useSyncExternalStore(
    never,
    () => window.location.search,
    () => undefined,
  );
  const link = search === undefined ? given : readPaymentLink(search);
  return link ? { invoice: link.number, amount: masks.amount.shape(link.amount, '') } : {};
}

/** Whether a link says what is to be paid, which while the page is taken over is not known to React yet. */
export const isLinked = (): boolean => readPaymentLink(window.location.search) !== undefined;

/** What the server says of what is to be paid. */
export interface LinkedPayment {
  document?: PaidDocument;
  /** A payment of it that is under way. */
  open?: PaymentStatus | undefined;
  refusal?: Refusal;
}

/**
 * What a link says is to be paid, for as long as its number and amount stand in the form. What is typed is
 * not asked for, nor a number alone: each wrong guess counts.
 */
export function useLinkedPayment(
  { invoice = '', amount = '' }: Partial<CardForm>,
  typed: CardForm,
): LinkedPayment {
  const number = invoice;
  const sent = amountField.sent(amount) ?? '';
  const answer = useAnswer(amount === '' ? '' : number, sent);
  if (amount === '' || typed.invoice !== number || amountField.sent(typed.amount) !== sent)
    return {};
  const { data, status, refusal } = answer;
  if (data) return { document: data.document, open: data.open };
  if (!refusal || (status !== 400 && status !== 409)) return {};
  return { refusal: refusalOf(status, refusal) };
}

type Checked = Pick<Answer<'POST /check-quote-invoice/'>, 'document' | 'open'>;

/** What the server says of a link's number and amount, once it has. */
function useAnswer(number: string, amount: string): Told<Checked> {
  const dispatch = useDispatch();
  const [answer, setAnswer] = useState<Told<Checked>>({});
  const looks = useLooks();
  useEffect(() => {
    if (number === '') return undefined;
    let isCurrent = true;
    void loadApi()
      .then(({ checkPayment }) => checkPayment(dispatch, { number, amount }))
      // Without an answer the form stays as it is: it is checked again when somebody pays.
      .catch((): Told<never> => ({}))
      .then((told) => {
        const isTold = told.data !== undefined || told.refusal !== undefined;
        if (isCurrent && isTold) setAnswer(told);
      });
    return () => {
      isCurrent = false;
    };
  }, [number, amount, dispatch, looks]);
  return answer;
}

/** How often somebody has come back to this window: the document may have been paid in another one. */
function useLooks(): number {
  const [looks, setLooks] = useState(0);
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') setLooks((last) => last + 1);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return looks;
}
