import type { RefusedPayment } from 'shared-api/contract/billing/payment';
import type { PaymentPageData } from 'shared-api/contract/pages/pageData';

/** Why a number and an amount cannot be paid; finally where no other try can help. */
export interface Refusal {
  message: string;
  isPaid: boolean;
  isExpired: boolean;
  /** Whether all that was paid was given back. */
  isCalledOff: boolean;
  isFinal: boolean;
}

/** What a refused check says of the document. */
export const refusalOf = (
  status: number,
  { message, paidOn, validUntil, calledOff }: RefusedPayment,
): Refusal => ({
  message,
  isPaid: paidOn !== undefined,
  isExpired: validUntil !== undefined,
  isCalledOff: calledOff === true,
  isFinal: status === 409,
});

/** The field to which somebody is led whose form was sent without scripts and refused. */
export const firstWrong = (page: PaymentPageData | undefined): 'invoice' | 'amount' | undefined => {
  if (page?.failure === undefined) return undefined;
  return page.errors?.invoice === undefined ? 'amount' : 'invoice';
};
