import { officeWords } from 'shared-api/contract/entities/officeWords';
import { money } from 'shared-api/contract/fields/fields';
import { validate } from 'shared-api/contract/fields/schemas';
import * as yup from 'yup';
import { amountOf } from '../useMovement.ts';

/** A line of which a credit can take something back. */
interface CreditLine {
  line: number;
  /** In dollars, before tax. */
  left: number;
}

/** What is typed for lines, by their numbers. */
export type TypedLines = Readonly<Record<number, string>>;

/** What is typed, of the lines where something is. */
export const askedLines = (lines: readonly CreditLine[], typed: TypedLines) =>
  lines.flatMap(({ line }) => {
    const amount = amountOf(typed[line] ?? '');
    return amount === null ? [] : [{ line, amount }];
  });

/** What is wrong with what is typed, by line: each is told beside its own field. */
export function lineErrors(
  lines: readonly CreditLine[],
  typed: TypedLines,
): Partial<Record<number, string>> {
  return Object.fromEntries(
    lines.flatMap(({ line, left }) => {
      const schema = yup
        .object({ amount: money({ min: 0.01, max: left }) })
        .meta({ labels: 'payment' });
      const { errors } = validate(schema, { amount: amountOf(typed[line] ?? '') });
      const told = errors && officeWords.errorsOf(schema, errors)['amount'];
      return told === undefined ? [] : [[line, told]];
    }),
  );
}
