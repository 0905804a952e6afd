import type { MergeField } from 'shared-api/contract/entities/merging/merge';
import { showDay } from '../../../dates.ts';
import { texts } from './texts.ts';

/** A value of a client's field for people. */
export function showField(name: MergeField, value: string): string {
  if (name === 'sinceTs') return showDay(value);
  if (name === 'language') return texts.languages[value] ?? value;
  if (name === 'sendInvoiceToSelf') return value === 'true' ? texts.yes : texts.no;
  return value;
}
