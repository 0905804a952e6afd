import * as yup from 'yup';
import { fault } from '../messages/faults.ts';
import { longText } from '../fields/fields.ts';

/** Input for voiding an issued invoice: the reason, and the record version it is based on. */
export const voidSchema = yup
  .object({
    version: yup
      .number()
      .strict()
      .typeError(fault('notBasedOn'))
      .required(fault('notBasedOn'))
      .integer(fault('notBasedOn')),
    reason: longText()
      .max(500, fault('tooLong', { most: 500 }))
      .test('given', fault('noVoidReason'), (reason: string | undefined) =>
        /\S/.test(reason ?? ''),
      ),
  })
  .meta({ labels: 'voided' });

export type VoidRequest = yup.InferType<typeof voidSchema>;
