import * as yup from 'yup';
import { commaAdvice } from '../values/typedNumbers.ts';
import type { FieldExtras } from './FieldMeta.ts';
import { storageFault, textLimit, unstorable } from './storableText.ts';

/** Most rows and columns of a table. */
const tableLimits = { rows: 500, columns: 50 } as const;

/**
 * A grid of texts, rows of cells. Its cells are checked in one go: as schemas of their own, thousands
 * of wrong ones would take seconds.
 */
export const table = (label: string, extra: FieldExtras = {}) =>
  yup
    .array<yup.AnyObject, string[]>()
    .strict()
    .typeError(notTable(label))
    .nonNullable(notTable(label))
    .test('cells', (rows, { createError }) => {
      const message = tableFault(label, rows ?? [], extra.holdsAmounts === true);
      return message === undefined || createError({ message });
    })
    .label(label)
    .default([])
    .meta({ field: { kind: 'table', ...extra } });

const notTable = (label: string): string => `${label} must be a table: a list of rows of texts.`;

/** What is wrong with the first row of a table that has a fault. */
function tableFault(
  label: string,
  rows: readonly unknown[],
  holdsAmounts: boolean,
): string | undefined {
  if (rows.length > tableLimits.rows) return `${label} may have ${tableLimits.rows} rows at most.`;
  for (const [index, row] of rows.entries()) {
    if (!Array.isArray(row)) return notTable(label);
    if (row.length > tableLimits.columns) {
      return `${label} may have ${tableLimits.columns} columns at most.`;
    }
    for (const [column, cell] of (row as unknown[]).entries()) {
      const fault = cellFault(label, cell);
      if (fault !== undefined) return fault;
      // Headings may have a comma before two digits, and what is described in the first column.
      const isAmount = holdsAmounts && index > 0 && column > 0;
      const advice = isAmount ? commaAdvice(cell, 'cents') : undefined;
      if (advice !== undefined) return `${label}, row ${index + 1}: ${advice}`;
    }
  }
  return undefined;
}

function cellFault(label: string, cell: unknown): string | undefined {
  if (typeof cell !== 'string') return notTable(label);
  if (cell.length > textLimit) {
    return `A cell of ${label} may have ${textLimit} characters at most.`;
  }
  const fault = storageFault(cell);
  return fault === undefined ? undefined : `${label} ${unstorable[fault]}`;
}
