import { placeLimits } from 'shared-api/contract/entities/places/clientPlaces';
import { addNewOnes, type LeftOut } from '../places/addNewOnes.ts';
import type { ImportedAddress } from '../places/addresses/addressFields.ts';
import { isSameAddress } from '../places/addresses/sameAddress.ts';
import type { ImportedContact } from '../places/contacts/contactFields.ts';
import { isSameContact } from '../places/contacts/sameContact.ts';
import type { Refusal } from '../../refusals/texts.ts';
import { onOneLine } from '../reading/cells.ts';
import { excerptOf } from '../reading/values.ts';

type Fields = Record<string, unknown>;

/** What a client has besides its own fields. */
export interface Places {
  contacts: ImportedContact[];
  addresses: ImportedAddress[];
}

export const noPlaces = (): Places => ({ contacts: [], addresses: [] });

/** Whether there are any. */
export const hasPlaces = ({ contacts, addresses }: Places): boolean =>
  contacts.length + addresses.length > 0;

export const isTooMuch = (has: Places, added: Places): boolean =>
  (['contacts', 'addresses'] as const).some(
    (kind) => added[kind].length > 0 && has[kind].length + added[kind].length > placeLimits.most,
  );

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The main contact of a client, which is fields of its own. */
const mainContact = ({ fullName, email, phoneNumber }: Fields): ImportedContact => ({
  name: textOf(fullName),
  role: '',
  email: textOf(email),
  phone: textOf(phoneNumber),
});

/** The main address of a client. */
export const mainAddress = ({ address, city, postalCode }: Fields) => ({
  address: textOf(address),
  city: textOf(city),
  postalCode: textOf(postalCode),
});

/** Something that a row says and that is not stored. */
export interface LeftPart {
  /** Of a client itself; missing where it is of a contact or an address. */
  field?: string;
  value: string;
  why: Refusal;
}

function leftPart(
  named: string,
  { part, value, isTooLong }: Pick<LeftOut<object>, 'value' | 'isTooLong'> & { part: string },
  kept: string,
): LeftPart {
  const place = excerptOf(named);
  const why: Refusal = isTooLong
    ? { code: 'importNotesTooLong', params: { place, most: placeLimits.notes } }
    : { code: 'importPlaceStays', params: { place, part, kept: excerptOf(kept) } };
  return { value: excerptOf(onOneLine(value)), why };
}

const nameOf = ({ name, email, phone }: ImportedContact): string => name || email || phone;

/**
 * What rows add to a client, with the contacts and addresses of one more that the client does not have yet.
 * @returns them, and what of the row is not stored
 */
export function withPlaces(
  row: Places,
  fields: Fields,
  { has, added }: { has: Places; added: Places },
): { places: Places; left: LeftPart[] } {
  const main = { label: '', notes: '', ...mainAddress(fields) };
  const contacts = addNewOnes(added.contacts, row.contacts, {
    known: [mainContact(fields), ...has.contacts],
    isKnown: isSameContact,
    isSame: isSameContact,
    most: placeLimits.notes,
  });
  const addresses = addNewOnes(added.addresses, row.addresses, {
    known: [main, ...has.addresses],
    // The main address has no place for a label and notes, so that one with either stands beside it.
    isKnown: (known, one) =>
      isSameAddress(known, one) && (known !== main || (one.label === '' && one.notes === '')),
    isSame: isSameAddress,
    most: placeLimits.notes,
  });
  return {
    places: { contacts: contacts.all, addresses: addresses.all },
    left: [
      ...contacts.left.map((out) => leftPart(nameOf(out.of), out, out.of[out.part])),
      ...addresses.left.map((out) => leftPart(out.of.address, out, out.of[out.part])),
    ],
  };
}
