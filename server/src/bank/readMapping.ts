import * as yup from 'yup';
import { invalidInput } from '../HttpError.ts';
import type { ColumnMapping } from './statements/statement.ts';

const column = yup.string().strict().max(200);

const schema = yup
  .object({
    day: column.required('mapping.day is missing.'),
    dayFormat: yup
      .string()
      .strict()
      .required('mapping.dayFormat is missing.')
      .oneOf(['ymd', 'mdy', 'dmy'] as const, 'mapping.dayFormat must be ymd, mdy or dmy.'),
    description: yup.array(column.required()).required('mapping.description is missing.'),
    counterparty: column,
    amount: column,
    outIsPositive: yup.boolean().strict(),
    moneyIn: column,
    moneyOut: column,
    reference: column,
    kind: column,
    check: column,
    currency: column,
    account: column,
  })
  .noUnknown(({ unknown }) => `A mapping has no ${String(unknown)}.`);

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
        error instanceof yup.ValidationError
          ? { code: 'mappingUnusable', params: { reason: error.message } }
          : { code: 'mappingNoJson' },
    });
  }
}
