import type { FieldKind } from 'shared-api/contract/fields/FieldMeta';
import { foldText } from 'shared-api/contract/values/foldText';

/** The digits of a phone number without the code of North America; `contactsAlike.ts` has it as SQL. */
const digitsOf = (phone: string): string => phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');

/** A value without what people write differently: case, accents, blanks, the look of a phone number. */
export function comparable(kind: FieldKind, value: unknown): string {
  if (typeof value !== 'string')
    return value === null || value === undefined ? '' : JSON.stringify(value);
  if (kind === 'email') return value.trim().toLowerCase();
  if (kind === 'phone') return digitsOf(value);
  if (kind === 'text' || kind === 'longText') return foldText(value).replace(/\s+/g, ' ').trim();
  return value;
}
