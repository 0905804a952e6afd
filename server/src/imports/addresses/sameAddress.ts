import { comparable } from '../planning/comparable.ts';
import type { ImportedAddress } from './addressFields.ts';

type Known = Pick<ImportedAddress, 'address' | 'city' | 'postalCode'>;

/** Whether two addresses of one client are the same place: one street, and no other city or postal code. */
export function isSameAddress(one: Known, other: Known): boolean {
  const textsOf = (part: keyof Known): [string, string] => [
    comparable('text', one[part]),
    comparable('text', other[part]),
  ];
  const isApart = (part: keyof Known): boolean => {
    const [mine, theirs] = textsOf(part);
    return mine !== '' && theirs !== '' && mine !== theirs;
  };
  const [mine, theirs] = textsOf('address');
  return mine !== '' && mine === theirs && !isApart('city') && !isApart('postalCode');
}

/** The addresses of a row that a client does not have yet. */
export function newAddresses(
  addresses: readonly ImportedAddress[],
  known: readonly Known[],
): ImportedAddress[] {
  const added: ImportedAddress[] = [];
  for (const address of addresses) {
    if (![...known, ...added].some((one) => isSameAddress(one, address))) added.push(address);
  }
  return added;
}
