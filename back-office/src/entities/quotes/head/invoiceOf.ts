import type { RecordOf } from 'shared-api/client';
import { toCents } from 'shared-api/contract/values/money';
import { linesSum } from '../../../document/lines/lines.ts';

/**
 * What an invoice of a quote begins with. The first one has its lines, where they come to its subtotal;
 * of what is billed in parts a person says which.
 */
export function invoiceOf(quote: RecordOf<'quotes'>): Record<string, unknown> {
  const { id, clientId, category, state, lineData, subTotal } = quote;
  const fields = { quoteId: id, clientId, type: category };
  if (state === 'partBilled' || subTotal === null) return fields;
  const isWhole = linesSum(lineData) === toCents(subTotal);
  return { ...fields, subTotal, ...(isWhole && { newLineData: lineData }) };
}
