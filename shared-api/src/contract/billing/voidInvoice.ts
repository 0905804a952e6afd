import * as yup from 'yup';
import { longText } from '../fields/fields.ts';

/** What voiding an issued invoice takes: why, and the version that was looked at. */
export const voidSchema = yup.object({
  version: yup
    .number()
    .strict()
    .typeError('version must be the version that the change is based on.')
    .required('version must be the version that the change is based on.')
    .integer('version must be the version that the change is based on.'),
  reason: longText('Reason')
    .max(500, 'Reason may have 500 characters at most.')
    .test('given', 'Say why this invoice is void.', (reason: string | undefined) =>
      /\S/.test(reason ?? ''),
    ),
});

export type VoidRequest = yup.InferType<typeof voidSchema>;
