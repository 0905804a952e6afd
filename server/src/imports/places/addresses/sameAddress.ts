import { comparable } from '../../planning/comparable.ts';
import type { ImportedAddress } from './addressFields.ts';

type Known = Pick<ImportedAddress, 'address' | 'city' | 'postalCode'>;

/** Whether two addresses of one client are the same place: one street, and no other city or postal code. */
export function isSameAddress(one: Known, other: Known): boolean {
  const compare = (part: keyof Known): 'shared' | 'different' | 'open' => {
    const [mine, theirs] = [one[part], other[part]].map((text) => comparable('text', text));
    if (!mine || !theirs) return 'open';
    return mine === theirs ? 'shared' : 'different';
  };
  const isApart = [compare('city'), compare('postalCode')].includes('different');
  return compare('address') === 'shared' && !isApart;
}
