import { clientAddressSchema } from 'shared-api/contract/entities/places/clientPlaces';
import { furtherFields } from '../furtherFields.ts';

const parts = ['label', 'address', 'city', 'postalCode', 'notes'] as const;

/** A further address that a row brings. It is never the one that is billed. */
export type ImportedAddress = Record<(typeof parts)[number], string>;

/** How a file of clients tells of further addresses. */
export const furtherAddresses = furtherFields({
  name: 'address',
  schema: clientAddressSchema,
  parts,
  // Not "address 2", which often heads the second line of the first one.
  prefixes: {
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
  },
  called: {
    label: ['label', 'name', 'nickname', 'nom'],
    address: ['', 'address', 'street', 'street address', 'street 1', 'street 2', 'adresse', 'rue'],
    city: ['city', 'town', 'ville'],
    postalCode: ['postal code', 'zip', 'zip code', 'postcode', 'code postal'],
    notes: ['notes', 'note', 'access', 'access notes', 'instructions', 'remarques'],
  },
});
