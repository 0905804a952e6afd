import {
  clientContactSchema,
  type ClientContactInput,
} from 'shared-api/contract/entities/places/clientPlaces';
import { officeWords } from 'shared-api/contract/entities/officeWords';
import { normalised } from 'shared-api/contract/fields/changes';
import type { Field } from 'shared-api/contract/fields/FieldMeta';
import { newRecord, validate } from 'shared-api/contract/fields/schemas';
import type { Refusal } from '../../refusals/texts.ts';

/** A further contact that a row brings; its language is the client's. */
export type ImportedContact = Pick<ClientContactInput, 'name' | 'role' | 'email' | 'phone'>;

/** The further contacts that a row can have. The first contact is fields of the client itself. */
const numbers = [2, 3] as const;

/** What a file can say of a contact. */
const parts = ['name', 'role', 'email', 'phone'] as const;

type Part = (typeof parts)[number];

/** `contact2Email`. */
const nameOf = (number: number, part: Part): string =>
  `contact${number}${part.charAt(0).toUpperCase()}${part.slice(1)}`;

const isPart = (name: string): name is Part => (parts as readonly string[]).includes(name);

/** The fields of further contacts, to which columns of a file of clients are mapped like its own. */
export const contactFields = (): Field[] => {
  const labelled = officeWords.labelled(clientContactSchema);
  return numbers.flatMap((number) =>
    labelled.flatMap((field): Field[] => {
      const { name, label } = field;
      if (!isPart(name)) return [];
      return [
        { ...field, name: nameOf(number, name), label: `Contact ${number} ${label.toLowerCase()}` },
      ];
    }),
  );
};

/** What other programs put before the fields of a further contact. */
const prefixes: Record<(typeof numbers)[number], readonly string[]> = {
  2: ['contact 2', 'contact2', 'second contact', '2nd contact', 'secondary contact'],
  3: ['contact 3', 'contact3', 'third contact', '3rd contact'],
};

/** What they call them; the empty one is the prefix alone. */
const called: Record<Part, readonly string[]> = {
  name: ['', 'name', 'full name', 'first name', 'last name', 'nom', 'prenom'],
  role: ['role', 'title', 'job title', 'position', 'function', 'fonction'],
  email: ['email', 'email address', 'courriel'],
  phone: ['phone', 'phone number', 'mobile', 'cell', 'telephone', 'tel'],
};

/** What other programs call the fields of further contacts, folded. */
export const knownContactFields: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  numbers.flatMap((number) =>
    parts.map((part) => [
      nameOf(number, part),
      prefixes[number].flatMap((prefix) =>
        called[part].flatMap((word) =>
          word === '' ? [prefix] : [`${prefix} ${word}`, `${word} ${prefix}`],
        ),
      ),
    ]),
  ),
);

/** The contacts of a row, what is wrong with them by field, and the values that are the client's own. */
interface Apart {
  own: Record<string, unknown>;
  contacts: ImportedContact[];
  errors: Record<string, Refusal>;
}

/** Takes the contacts out of the values of a row, and checks them by the rules of their own form. */
export function contactsApart(values: Record<string, unknown>): Apart {
  const own = { ...values };
  const contacts: ImportedContact[] = [];
  const errors: Record<string, Refusal> = {};
  for (const number of numbers) {
    const given = parts.filter((part) => nameOf(number, part) in values);
    const [first] = given;
    if (first === undefined) continue;
    const fields = Object.fromEntries(given.map((part) => [part, values[nameOf(number, part)]]));
    for (const part of given) Reflect.deleteProperty(own, nameOf(number, part));
    const checked = validate(clientContactSchema, { ...newRecord(clientContactSchema), ...fields });
    for (const [name, why] of Object.entries(checked.errors ?? {})) {
      // What a contact lacks is told at what is there of it.
      const part = isPart(name) && given.includes(name) ? name : first;
      errors[nameOf(number, part)] = why;
    }
    const {
      name = '',
      role = '',
      email = '',
      phone = '',
    } = normalised(clientContactSchema, fields) as Partial<ImportedContact>;
    contacts.push({ name, role, email, phone });
  }
  return { own, contacts, errors };
}
