import type { CheckedRow } from '../reading/checkRows.ts';
import { isElsewhere } from '../places/addresses/sameAddress.ts';
import { mainAddress, type LeftPart, type Places } from './places.ts';

/** A city or a postal code of a row without a street. */
export interface AddressFragment {
  row: number;
  city: string;
  postalCode: string;
  /** Whether the row says nothing else that is new. */
  isAll: boolean;
}

/** What a row says of an address whose street it does not say. */
export function fragmentOf({
  row,
  fields,
}: CheckedRow): Omit<AddressFragment, 'isAll'> | undefined {
  const { address, ...rest } = mainAddress(fields);
  const isFragment = address === '' && (rest.city !== '' || rest.postalCode !== '');
  return isFragment ? { row, ...rest } : undefined;
}

/** A row's fields without those of its address. */
export const withoutAddress = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !(name in mainAddress({}))));

interface Placed extends Pick<AddressFragment, 'row' | 'isAll'> {
  fills: Record<string, string>;
  left: LeftPart[];
}

/**
 * What becomes of the fragments of a client, after all its rows: whoever writes one address in two rows expects one address, in
 * whichever order they stand. A fragment completes the main address, unless that is another one, or the rows bring the
 * client several, any of which it may be of.
 */
export function* placeFragments(client: {
  fields: Record<string, unknown>;
  added: Places;
  fragments: readonly AddressFragment[];
}): Generator<Placed> {
  for (const { row, isAll, city, postalCode } of client.fragments) {
    const main = mainAddress(client.fields);
    const part = { address: '', city, postalCode };
    const value = [city, postalCode].filter(Boolean).join(', ');
    const fills = Object.fromEntries(
      Object.entries(part).filter(
        ([name, text]) => text !== '' && main[name as keyof typeof main] === '',
      ),
    );
    const others = client.added.addresses;
    if (isElsewhere(part, main)) {
      const isKnown = others.some((other) => !isElsewhere(part, other));
      const kept = [main.city, main.postalCode].filter(Boolean).join(', ');
      const why = { code: 'importOtherCity', params: { kept } } as const;
      yield { row, isAll, fills: {}, left: isKnown ? [] : [{ value, why }] };
    } else if (Object.keys(fills).length > 0 && others.length > 0) {
      const why = { code: 'importWhoseCity', params: { streets: others.length + 1 } } as const;
      yield { row, isAll, fills: {}, left: [{ value, why }] };
    } else yield { row, isAll, fills, left: [] };
  }
}
