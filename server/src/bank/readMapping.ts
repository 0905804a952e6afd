import * as yup from 'yup';
import { faultOf } from 'shared-api/contract/fields/schemas';
import { fault } from 'shared-api/contract/messages/faults';
import { invalidInput } from '../HttpError.ts';
import type { ColumnMapping } from './statements/statement.ts';

const column = (part: string) =>
  yup
    .string()
    .strict()
    .typeError(fault('mappingNotText', { part }))
    .max(200, fault('mappingTooLong', { part }));

const needed = (part: string) => column(part).required(fault('mappingMissing', { part }));

const schema = yup
  .object({
    day: needed('day'),
    dayFormat: needed('dayFormat').oneOf(['ymd', 'mdy', 'dmy'] as const, fault('mappingFormat')),
    description: yup
      .array(needed('description'))
      .typeError(fault('mappingNotList', { part: 'description' }))
      .required(fault('mappingMissing', { part: 'description' })),
    counterparty: column('counterparty'),
    amount: column('amount'),
    outIsPositive: yup
      .boolean()
      .strict()
      .typeError(fault('mappingNotFlag', { part: 'outIsPositive' })),
    moneyIn: column('moneyIn'),
    moneyOut: column('moneyOut'),
    reference: column('reference'),
    kind: column('kind'),
    check: column('check'),
    currency: column('currency'),
    account: column('account'),
  })
  .typeError(fault('mappingNotObject'))
  .noUnknown(({ unknown }) => fault('mappingUnknown', { name: String(unknown) }));

/**
 * Parses a column mapping chosen by a person.
 * @throws HttpError 400 saying what is wrong with it
 */
export function readMapping(text: string): ColumnMapping {
  try {
    const { day, dayFormat, description, ...rest } = schema.validateSync(JSON.parse(text), {
      strict: true,
    });
    const chosen = Object.entries(rest).filter(([, value]) => value !== undefined);
    return { day, dayFormat, description, ...Object.fromEntries(chosen) };
  } catch (error) {
    throw invalidInput({
      mapping:
        error instanceof yup.ValidationError ? faultOf(error.errors[0]) : { code: 'mappingNoJson' },
    });
  }
}
