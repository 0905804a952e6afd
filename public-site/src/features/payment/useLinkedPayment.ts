import { useSyncExternalStore } from 'react';
import { errorBody, errorStatus } from 'shared-api/client';
import type { PaidDocument } from 'shared-api/contract/billing/payment';
import { readPaymentLink } from 'shared-api/contract/pages/paymentLink';
import { amountField, masks, type CardForm } from './cardForm.ts';
import { useLinkedDocumentQuery } from './paymentApi.ts';

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
  refusal?: { message: string; isPaid: boolean; isFinal: boolean };
}

/**
 * What a link says is to be paid, for as long as its number and amount stand in the form. What is typed is
 * not asked for: each wrong guess counts.
 */
export function useLinkedPayment(
  { invoice = '', amount = '' }: Partial<CardForm>,
  typed: CardForm,
): LinkedPayment {
  const link = { number: invoice, amount: amountField.sent(amount) };
  const { data, error } = useLinkedDocumentQuery(link, { skip: invoice === '' });
  if (typed.invoice !== link.number || amountField.sent(typed.amount) !== link.amount) return {};
  if (data) return { document: data.document };
  const status = errorStatus(error);
  const body = status === 400 || status === 409 ? errorBody(error) : undefined;
  if (!body) return {};
  const { message, paidOn } = body;
  return { refusal: { message, isPaid: paidOn !== undefined, isFinal: status === 409 } };
}
