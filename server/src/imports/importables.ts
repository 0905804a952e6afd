import { entities } from 'shared-api/contract/entities/entities';
import type { ImportableName } from 'shared-api/contract/entities/importing/imports';
import { officeWords } from 'shared-api/contract/entities/officeWords';
import type { Field } from 'shared-api/contract/fields/FieldMeta';
import type { AnyObject, ObjectSchema } from 'yup';
import { furtherAddresses } from './places/addresses/addressFields.ts';
import { furtherContacts } from './places/contacts/contactFields.ts';
import { weekdayColumn, weekdayHeadings } from './reading/weekdayColumn.ts';

/** What makes two records the same: all of these fields, compared without regard to how they are written. */
interface Identity {
  fields: readonly string[];
  /** Those that must not be empty; with the others empty in both, records are still the same. */
  needs: readonly string[];
  /** SQL on `t` by which stored records are looked up, and the field whose comparable value it equals. */
  among: { sql: string; by: string };
}

/** What is particular to importing an entity. Its fields are those of its schema. */
interface Importable {
  /** What other programs call its fields, folded; the label and the field's name are known anyway. */
  known: Readonly<Record<string, readonly string[]>>;
  /** Fields without which there is no record, and those of which one is enough. */
  needs: readonly string[];
  needsOneOf: readonly string[];
  identities: readonly Identity[];
}

const place = {
  address: [
    'street',
    'street 1',
    'street 2',
    'street address',
    'address 1',
    'address 2',
    'address line 1',
    'address line 2',
    'service street 1',
    'service street 2',
    'service address',
    'billing street 1',
    'unit',
    'adresse',
    'adresse de service',
    'numero et rue',
    'rue',
  ],
  city: ['town', 'service city', 'billing city', 'municipality', 'ville', 'municipalite'],
  postalCode: [
    'zip',
    'zip code',
    'postcode',
    'postal',
    'service postal code',
    'service zip code',
    'billing postal code',
    'code postal',
  ],
};

const work = {
  ...place,
  clientId: [
    'customer',
    'customer name',
    'client name',
    'client email',
    'customer email',
    'company',
  ],
  employeeId: [
    'assigned to',
    'assigned',
    'cleaner',
    'worker',
    'staff',
    'team member',
    'employe',
    'assigne a',
  ],
  price: ['amount', 'rate', 'total', 'prix', 'montant', 'tarif'],
  empCost: ['employee cost', 'labour', 'labor', 'labour cost', 'labor cost', 'cout'],
  hours: ['duration', 'length', 'heures', 'duree'],
  lineData: ['description', 'title', 'item', 'line item', 'job title', 'service name'],
  instructions: ['notes', 'note', 'job notes', 'access', 'access notes', 'remarques'],
};

/** How the entities are imported; everything else follows from their schemas. */
export const importables: Readonly<Record<ImportableName, Importable>> = {
  clients: {
    known: {
      ...place,
      fullName: [
        'full name',
        'first name',
        'last name',
        'given name',
        'family name',
        'surname',
        'client',
        'client name',
        'customer',
        'customer name',
        'contact',
        'contact name',
        'contact 1',
        'contact 1 name',
        'primary contact',
        'display name',
        'nom',
        'nom de famille',
        'nom complet',
        'nom du client',
        'prenom',
      ],
      companyName: [
        'company name',
        'business',
        'business name',
        'organization',
        'organisation',
        'entreprise',
        'nom de l entreprise',
        'compagnie',
      ],
      email: [
        'email address',
        'emails',
        'main email',
        'primary email',
        'client email',
        'contact 1 email',
        'courriel',
        'adresse courriel',
        'adresse email',
      ],
      ccEmails: ['cc', 'additional emails', 'other emails', 'secondary email'],
      phoneNumber: [
        'phone number',
        'main phone',
        'main phone number',
        'primary phone',
        'contact 1 phone',
        'mobile',
        'mobile phone',
        'cell',
        'cell phone',
        'telephone',
        'tel',
        'numero de telephone',
        'cellulaire',
        'tel cellulaire',
        'telephone cellulaire',
      ],
      language: ['preferred language', 'langue'],
      ...furtherContacts.known,
      ...furtherAddresses.known,
    },
    needs: [],
    needsOneOf: ['fullName', 'companyName'],
    identities: [
      { fields: ['email'], needs: ['email'], among: { sql: 'lower(btrim(t.email))', by: 'email' } },
      {
        fields: ['phoneNumber'],
        needs: ['phoneNumber'],
        among: {
          sql: String.raw`regexp_replace(regexp_replace(t.phone_number, '\D', '', 'g'), '^1(?=\d{10}$)', '')`,
          by: 'phoneNumber',
        },
      },
    ],
  },
  contracts: {
    known: {
      ...work,
      startTime: ['time', 'starts at', 'heure', 'heure de debut'],
      repeat: ['frequency', 'recurrence', 'repeat', 'schedule', 'frequence'],
      isActive: ['status', 'statut', 'actif'],
      firstDay: ['start date', 'begins', 'first visit', 'from', 'date de debut', 'debut'],
      lastDay: ['end date', 'ends', 'until', 'date de fin', 'fin'],
      monday: ['lundi', 'mon'],
      tuesday: ['mardi', 'tue'],
      wednesday: ['mercredi', 'wed'],
      thursday: ['jeudi', 'thu'],
      friday: ['vendredi', 'fri'],
      saturday: ['samedi', 'sat'],
      sunday: ['dimanche', 'sun'],
      [weekdayColumn.name]: weekdayHeadings,
    },
    needs: ['clientId'],
    needsOneOf: [],
    identities: [
      {
        fields: ['clientId', 'address', 'lineData'],
        needs: ['clientId'],
        among: { sql: 't.client_id', by: 'clientId' },
      },
    ],
  },
  services: {
    known: {
      ...work,
      dateTs: [
        'day',
        'start',
        'start date',
        'start time',
        'scheduled',
        'scheduled date',
        'job date',
        'time',
        'heure',
        'heure de debut',
        'date et heure',
      ],
      serviceStatus: ['status', 'job status', 'statut', 'etat'],
      type: ['category', 'brand', 'job type'],
    },
    needs: ['clientId', 'dateTs'],
    needsOneOf: [],
    identities: [
      {
        fields: ['clientId', 'dateTs', 'address'],
        needs: ['clientId', 'dateTs'],
        among: { sql: 't.client_id', by: 'clientId' },
      },
    ],
  },
};

/** The schema of an entity, read generically. */
export const schemaOf = (entity: ImportableName): ObjectSchema<AnyObject> =>
  entities[entity].schema;

/** Kinds of fields that one cell can hold. */
const kinds: readonly Field['kind'][] = [
  'text',
  'longText',
  'email',
  'phone',
  'url',
  'money',
  'number',
  'date',
  'dateTime',
  'time',
  'checkbox',
  'select',
  'record',
];

/**
 * The fields that a file may fill, with their labels; a file of clients also those of further contacts and addresses, one
 * of contracts all weekdays in one.
 */
export const importedFields = (entity: ImportableName): Field[] => [
  ...officeWords
    .labelled(schemaOf(entity))
    .filter(({ kind, readOnly }) => readOnly !== true && kinds.includes(kind)),
  ...(entity === 'clients' ? [...furtherContacts.fields(), ...furtherAddresses.fields()] : []),
  ...(entity === 'contracts' ? [weekdayColumn] : []),
];

/** Whether several columns may be of a field: their texts are joined, as a day and its time are. */
export const joins = ({ kind }: Pick<Field, 'kind'>): boolean =>
  ['text', 'longText', 'dateTime'].includes(kind);
