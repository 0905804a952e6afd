import type { PaidDocument } from 'shared-api/contract/billing/payment';
import { formatAmount } from 'shared-api/contract/values/money';
import { unbroken } from 'shared-api/contract/values/unbroken';
import { texts } from './texts.ts';

/** What a document is called; of one that was only typed nobody knows which of the two it is. */
export function nameOf(number: string, document: PaidDocument | undefined): string {
  if (!document) return texts.either(number);
  // A server of the release before says nothing of requests.
  const { kind, asked } = document;
  return texts.documents[asked || kind](number);
}

/** What a payment is for. */
export interface PaymentPurpose {
  number: string;
  /** In dollars. */
  amount: number;
  /** Unknown where the server has not named it. */
  document?: PaidDocument | undefined;
}

/** A document and the amount that was to be paid on it: whoever waits or is refused may not have them in mind. */
export const purposeText = ({ number, amount, document }: PaymentPurpose): string =>
  unbroken(texts.openPayment(nameOf(number, document), formatAmount(amount)));
