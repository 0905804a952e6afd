import { fieldsOf } from 'shared-api/contract/fields/fieldsOf';
import { schemaOf } from '../importables.ts';
import { isElsewhere } from '../places/addresses/sameAddress.ts';
import { excerptOf } from '../reading/values.ts';
import { withoutAddress } from './addressFragments.ts';
import { comparable } from './comparable.ts';
import { mainAddress, type LeftPart, type Places } from './places.ts';

type Fields = Record<string, unknown>;

interface Client {
  /** Missing of one that a row above makes. */
  stored?: unknown;
  row: number;
  fields: Fields;
  has: Places;
}

/** What a row says of its client itself that is not stored, since something else stands there. */
export const otherValues = (row: Fields, client: Client): LeftPart[] =>
  client.stored === undefined ? otherFields(row, client) : otherStreet(row, client);

/** A second row of a new client: its address becomes a further one, the rest is not for an import to choose from. */
function otherFields(row: Fields, { row: first, fields }: Client): LeftPart[] {
  const kinds = new Map(fieldsOf(schemaOf('clients')).map(({ name, kind }) => [name, kind]));
  return Object.entries(withoutAddress(row)).flatMap(([field, value]) => {
    const kind = kinds.get(field) ?? 'text';
    const kept = fields[field];
    if (typeof value !== 'string' || typeof kept !== 'string' || value === '' || kept === '') {
      return [];
    }
    if (comparable(kind, value) === comparable(kind, kept)) return [];
    const params = { row: first, kept: excerptOf(kept) };
    return [{ field, value: excerptOf(value), why: { code: 'importOtherValue', params } }];
  });
}

/** A street that a stored client does not have may be a further one, or a correction. */
function otherStreet(row: Fields, { fields, has }: Client): LeftPart[] {
  const [address, kept] = [mainAddress(row), mainAddress(fields)];
  if (address.address === '' || !isElsewhere(kept, address)) return [];
  if (has.addresses.some((one) => !isElsewhere(one, address))) return [];
  const value = excerptOf([address.address, address.city].filter(Boolean).join(', '));
  const params = { kept: excerptOf(kept.address) };
  return [{ value, why: { code: 'importOtherAddress', params } }];
}
