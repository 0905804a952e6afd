import { comparable } from '../../planning/comparable.ts';
import type { ImportedAddress } from './addressFields.ts';

type Known = Pick<ImportedAddress, 'address' | 'city' | 'postalCode'>;

const parts = ['address', 'city', 'postalCode'] as const;

/** How a part of two addresses compares; it is open where one of them lacks it. */
function compare(one: Known, other: Known, part: keyof Known): 'shared' | 'different' | 'open' {
  const [mine, theirs] = [one[part], other[part]].map((text) => comparable('text', text));
  if (!mine || !theirs) return 'open';
  return mine === theirs ? 'shared' : 'different';
}

/** Whether two addresses cannot be of one place: a part that both have is another. */
export const isElsewhere = (one: Known, other: Known): boolean =>
  parts.some((part) => compare(one, other, part) === 'different');

/** Whether two addresses of one client are the same place: one street, and no other city or postal code. */
export const isSameAddress = (one: Known, other: Known): boolean =>
  compare(one, other, 'address') === 'shared' && !isElsewhere(one, other);
