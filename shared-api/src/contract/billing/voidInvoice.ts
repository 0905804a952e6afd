import * as yup from 'yup';
import { basedOn, reason } from '../fields/requestFields.ts';

/** Input for voiding an issued invoice: the reason, and the record version it is based on. */
export const voidSchema = yup
  .object({
    version: basedOn(),
    reason: reason('noVoidReason'),
  })
  .meta({ labels: 'voided' });

export type VoidRequest = yup.InferType<typeof voidSchema>;
