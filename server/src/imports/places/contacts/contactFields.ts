import { clientContactSchema } from 'shared-api/contract/entities/places/clientPlaces';
import { furtherFields } from '../furtherFields.ts';

const parts = ['name', 'role', 'email', 'phone'] as const;

/** A further contact that a row brings; its language is the client's. */
export type ImportedContact = Record<(typeof parts)[number], string>;

/** How a file of clients tells of further contacts. */
export const furtherContacts = furtherFields({
  name: 'contact',
  schema: clientContactSchema,
  parts,
  prefixes: {
    2: ['contact 2', 'contact2', 'second contact', '2nd contact', 'secondary contact'],
    3: ['contact 3', 'contact3', 'third contact', '3rd contact'],
  },
  called: {
    name: ['', 'name', 'full name', 'first name', 'last name', 'nom', 'prenom'],
    role: ['role', 'title', 'job title', 'position', 'function', 'fonction'],
    email: ['email', 'email address', 'courriel'],
    phone: ['phone', 'phone number', 'mobile', 'cell', 'telephone', 'tel'],
  },
});
