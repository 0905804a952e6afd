import {
  clientAddressSchema,
  type ClientAddressInput,
} from 'shared-api/contract/entities/places/clientPlaces';
import { officeWords } from 'shared-api/contract/entities/officeWords';
import { normalised } from 'shared-api/contract/fields/changes';
import type { Field } from 'shared-api/contract/fields/FieldMeta';
import { newRecord, validate } from 'shared-api/contract/fields/schemas';
import type { Refusal } from '../../refusals/texts.ts';

/** What a file can say of an address. */
const parts = ['label', 'address', 'city', 'postalCode', 'notes'] as const;

type Part = (typeof parts)[number];

/** A further address that a row brings; documents are addressed to another one. */
export type ImportedAddress = Pick<ClientAddressInput, Part>;

/** The further addresses that a row can have. The first one is fields of the client itself. */
const numbers = [2, 3] as const;

/** `address2City`. */
const nameOf = (number: number, part: Part): string =>
  `address${number}${part.charAt(0).toUpperCase()}${part.slice(1)}`;

const isPart = (name: string): name is Part => (parts as readonly string[]).includes(name);

/** The fields of further addresses, to which columns of a file of clients are mapped like its own. */
export const addressFields = (): Field[] => {
  const labelled = officeWords.labelled(clientAddressSchema);
  return numbers.flatMap((number) =>
    labelled.flatMap((field): Field[] => {
      const { name, label } = field;
      if (!isPart(name)) return [];
      return [
        { ...field, name: nameOf(number, name), label: `Address ${number} ${label.toLowerCase()}` },
      ];
    }),
  );
};

/** What other programs put before the fields of a further address. "Address 2" alone is often the second line of the first one. */
const prefixes: Record<(typeof numbers)[number], readonly string[]> = {
  2: [
    'second address',
    '2nd address',
    'property 2',
    'second property',
    'location 2',
    'second location',
    'site 2',
    'service address 2',
  ],
  3: ['third address', '3rd address', 'property 3', 'third property', 'location 3', 'site 3'],
};

/** What they call them; the empty one is the prefix alone. */
const called: Record<Part, readonly string[]> = {
  label: ['label', 'name', 'nickname', 'nom'],
  address: ['', 'address', 'street', 'street address', 'street 1', 'street 2', 'adresse', 'rue'],
  city: ['city', 'town', 'ville'],
  postalCode: ['postal code', 'zip', 'zip code', 'postcode', 'code postal'],
  notes: ['notes', 'note', 'access', 'access notes', 'instructions', 'remarques'],
};

/** What other programs call the fields of further addresses, folded. */
export const knownAddressFields: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  numbers.flatMap((number) =>
    parts.map((part) => [
      nameOf(number, part),
      [
        ...prefixes[number].flatMap((prefix) =>
          called[part].map((word) => (word === '' ? prefix : `${prefix} ${word}`)),
        ),
        ...called[part].filter(Boolean).map((word) => `address ${number} ${word}`),
      ],
    ]),
  ),
);

/** The addresses of a row, what is wrong with them by field, and the values that are the client's own. */
interface Apart {
  own: Record<string, unknown>;
  addresses: ImportedAddress[];
  errors: Record<string, Refusal>;
}

/** Takes the addresses out of the values of a row, and checks them by the rules of their own form. */
export function addressesApart(values: Record<string, unknown>): Apart {
  const own = { ...values };
  const addresses: ImportedAddress[] = [];
  const errors: Record<string, Refusal> = {};
  for (const number of numbers) {
    const given = parts.filter((part) => nameOf(number, part) in values);
    const [first] = given;
    if (first === undefined) continue;
    const fields = Object.fromEntries(given.map((part) => [part, values[nameOf(number, part)]]));
    for (const part of given) Reflect.deleteProperty(own, nameOf(number, part));
    const checked = validate(clientAddressSchema, { ...newRecord(clientAddressSchema), ...fields });
    for (const [name, why] of Object.entries(checked.errors ?? {})) {
      // What an address lacks is told at what is there of it.
      const part = isPart(name) && given.includes(name) ? name : first;
      errors[nameOf(number, part)] = why;
    }
    const {
      label = '',
      address = '',
      city = '',
      postalCode = '',
      notes = '',
    } = normalised(clientAddressSchema, fields) as Partial<ImportedAddress>;
    addresses.push({ label, address, city, postalCode, notes });
  }
  return { own, addresses, errors };
}
