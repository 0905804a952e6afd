import * as yup from 'yup';
import { commaAdvice } from '../values/typedNumbers.ts';
import { fault, type Fault } from '../messages/faults.ts';
import type { FieldExtras } from './FieldMeta.ts';
import { storageFault, textLimit } from './storableText.ts';

/** Maximum rows and columns of a table. */
const tableLimits = { rows: 500, columns: 50 } as const;

/**
 * A grid of text cells. All cells are validated by one test: with a schema per cell, thousands of
 * invalid cells would take seconds.
 */
export const table = (extra: FieldExtras = {}) =>
  yup
    .array<yup.AnyObject, string[]>()
    .strict()
    .typeError(fault('notTable'))
    .nonNullable(fault('notTable'))
    .test('cells', (rows, { createError }) => {
      const message = tableFault(rows ?? [], extra.holdsAmounts === true);
      return message === undefined || createError({ message });
    })
    .default([])
    .meta({ field: { kind: 'table', ...extra } });

/** The fault in the first invalid row of a table. */
function tableFault(rows: readonly unknown[], holdsAmounts: boolean): Fault | undefined {
  if (rows.length > tableLimits.rows) return fault('manyRows', { most: tableLimits.rows });
  for (const [index, row] of rows.entries()) {
    if (!Array.isArray(row)) return fault('notTable');
    if (row.length > tableLimits.columns) {
      return fault('manyColumns', { most: tableLimits.columns });
    }
    for (const [column, cell] of (row as unknown[]).entries()) {
      const found = cellFault(cell);
      if (found !== undefined) return found;
      // Headings and descriptions (the first column) may contain a comma followed by two digits.
      const isAmount = holdsAmounts && index > 0 && column > 0;
      const advice = isAmount ? commaAdvice(cell, 'cents') : undefined;
      if (advice) return fault('cellPoint', { row: index + 1, point: advice.point });
    }
  }
  return undefined;
}

function cellFault(cell: unknown): Fault | undefined {
  if (typeof cell !== 'string') return fault('notTable');
  if (cell.length > textLimit) return fault('longCell', { most: textLimit });
  const found = storageFault(cell);
  return found && fault('unstorable', { fault: found });
}
