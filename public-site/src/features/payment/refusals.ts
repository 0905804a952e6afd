import type { ErrorBody } from 'shared-api/contract/calls/errors';

/** Why a number and an amount cannot be paid; finally where no other try can help. */
export interface Refusal {
  message: string;
  isPaid: boolean;
  isExpired: boolean;
  isFinal: boolean;
}

/** What a refused check says of the document. */
export const refusalOf = (status: number, { message, paidOn, validUntil }: ErrorBody): Refusal => ({
  message,
  isPaid: paidOn !== undefined,
  isExpired: validUntil !== undefined,
  isFinal: status === 409,
});

/** Whether a refused payment says that its document is paid, or cannot be paid any more. */
export const isFinalRefusal = ({ paidOn, validUntil }: ErrorBody): boolean =>
  paidOn !== undefined || validUntil !== undefined;
