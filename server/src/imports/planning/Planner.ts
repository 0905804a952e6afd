import type { DuplicateRule, ImportableName } from 'shared-api/contract/entities/importing/imports';
import { newRecord } from 'shared-api/contract/fields/schemas';
import type { JsonRecord } from '../../entities/EntityRepository.ts';
import type { Refusal } from '../../refusals/texts.ts';
import { schemaOf } from '../importables.ts';
import type { ImportedAddress } from '../places/addresses/addressFields.ts';
import { isSameAddress } from '../places/addresses/sameAddress.ts';
import type { ImportedContact } from '../places/contacts/contactFields.ts';
import { isSameContact } from '../places/contacts/sameContact.ts';
import { newOnes } from '../places/newOnes.ts';
import type { CheckedRow, RowFault } from '../reading/checkRows.ts';
import { keysOf } from './findAlike.ts';

type Fields = Record<string, unknown>;
type Stored = JsonRecord;

/** What a client has besides its own fields. */
interface Places {
  contacts: ImportedContact[];
  addresses: ImportedAddress[];
}

/** A record that an import makes, with further contacts and addresses of a client. */
export interface NewRecord extends Places {
  row: number;
  fields: Fields;
}

/**
 * A stored record of which an import fills fields that are empty, with the further contacts and addresses that a client
 * does not have yet.
 */
export interface FilledRecord extends Places {
  row: number;
  id: number;
  version: number;
  fields: Fields;
  /** The same fields as they are. */
  before: Fields;
  /** The whole record as it is. */
  stored: Fields;
  /** How many further ones a client has with them. */
  counts: Record<keyof Places, number>;
}

/** By the ids of clients. */
type PlacesByClient = { [Kind in keyof Places]: ReadonlyMap<number, Places[Kind]> };

/** Something that a row may be like: a stored record, or a new one of an earlier row. */
export interface Alike {
  stored?: { id: number; version: number; fields: Fields };
  row: number;
  fields: Fields;
  /** Whether an earlier row has changed it already. */
  filled: Fields;
  /** Further contacts and addresses that it has, and those that rows add. */
  has: Places;
  added: Places;
}

export const isEmpty = (value: unknown): boolean =>
  value === '' || value === null || value === undefined;

/** What a row would fill of what it is like. */
const fillsOf = (row: Fields, { fields }: Alike): Fields =>
  Object.fromEntries(
    Object.entries(row).filter(([name, value]) => !isEmpty(value) && isEmpty(fields[name])),
  );

/** The main contact of a client, which is fields of its own. */
const mainContact = ({ fullName, email, phoneNumber }: Fields) => ({
  name: textOf(fullName),
  email: textOf(email),
  phone: textOf(phoneNumber),
});

/** The main address of a client. */
const mainAddress = ({ address, city, postalCode }: Fields) => ({
  address: textOf(address),
  city: textOf(city),
  postalCode: textOf(postalCode),
});

/** What of a row's contacts and addresses a client does not have yet. */
const newPlaces = (row: Places, fields: Fields, has: Places): Places => ({
  contacts: newOnes(row.contacts, [mainContact(fields), ...has.contacts], isSameContact),
  addresses: newOnes(row.addresses, [mainAddress(fields), ...has.addresses], isSameAddress),
});

const bothOf = (one: Places, other: Places): Places => ({
  contacts: [...one.contacts, ...other.contacts],
  addresses: [...one.addresses, ...other.addresses],
});

const countOf = ({ contacts, addresses }: Places): number => contacts.length + addresses.length;

const noPlaces = (): Places => ({ contacts: [], addresses: [] });

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A stored record, as rows are compared with it. */
export const alikeOf = ({ id, version, ...fields }: Stored): Alike => ({
  stored: { id, version, fields: { ...fields } },
  row: 0,
  fields,
  filled: {},
  has: noPlaces(),
  added: noPlaces(),
});

/** Goes through the rows of a file in order, and says what becomes of each. */
export class Planner {
  readonly #entity: ImportableName;
  readonly #rule: DuplicateRule;
  readonly #known = new Map<string, Set<Alike>>();
  readonly #all: Alike[] = [];
  readonly faults: RowFault[] = [];
  skipped = 0;

  constructor(entity: ImportableName, rule: DuplicateRule) {
    this.#entity = entity;
    this.#rule = rule;
  }

  /** Says that something is there that rows may be like. */
  add(alike: Alike): void {
    this.#all.push(alike);
    this.#learn(alike, alike);
    this.#learnContacts(alike, alike.has.contacts);
  }

  /** Says by what else a stored record is known: by its contacts. */
  addKeys(record: Stored, fields: Fields): void {
    const there = this.#all.find(({ stored }) => stored?.id === record.id) ?? alikeOf(record);
    if (!this.#all.includes(there)) this.add(there);
    this.#learn({ fields }, there);
  }

  #learn({ fields }: Pick<Alike, 'fields'>, alike: Alike): void {
    for (const key of keysOf(this.#entity, fields)) {
      const known = this.#known.get(key) ?? new Set();
      this.#known.set(key, known.add(alike));
    }
  }

  /** A client is known by its further contacts too, be they stored or of a row above. */
  #learnContacts(alike: Alike, contacts: readonly ImportedContact[]): void {
    for (const { email, phone: phoneNumber } of contacts) {
      this.#learn({ fields: { email, phoneNumber } }, alike);
    }
  }

  /** Everything that a row is like. */
  #alikeTo(fields: Fields): Alike[] {
    if (this.#rule === 'add') return [];
    const keys = keysOf(this.#entity, fields);
    return [...new Set(keys.flatMap((key) => [...(this.#known.get(key) ?? [])]))];
  }

  refuse({ row }: CheckedRow, why: Refusal): void {
    this.faults.push({ row, field: '', heading: '', value: '', why });
  }

  /** Takes a row that has no faults. */
  take(row: CheckedRow): void {
    const alike = this.#alikeTo(row.fields);
    const [one] = alike;
    if (!one) {
      const { row: at, fields } = row;
      const added = newPlaces(row, fields, noPlaces());
      this.add({ row: at, fields: { ...fields }, filled: {}, has: added, added });
      return;
    }
    if (this.#rule === 'fill' && alike.length > 1) {
      this.refuse(row, {
        code: 'importAmbiguous',
        params: { entity: this.#entity, count: alike.length },
      });
      return;
    }
    const isFilling = this.#rule === 'fill';
    const fills = isFilling ? fillsOf(row.fields, one) : {};
    // What the row fills is the client's own from now on.
    const added = isFilling ? newPlaces(row, { ...one.fields, ...fills }, one.has) : noPlaces();
    if (Object.keys(fills).length === 0 && countOf(added) === 0) {
      this.skipped += 1;
      return;
    }
    Object.assign(one.fields, fills);
    Object.assign(one.filled, fills);
    one.has = bothOf(one.has, added);
    one.added = bothOf(one.added, added);
    if (one.stored) one.row = row.row;
    this.#learn(one, one);
    this.#learnContacts(one, added.contacts);
  }

  /** Clients that are stored already. */
  get storedIds(): number[] {
    return this.#all.flatMap(({ stored }) => stored?.id ?? []);
  }

  /** Says which further contacts and addresses stored clients have. */
  addPlaces({ contacts, addresses }: PlacesByClient): void {
    for (const alike of this.#all) {
      const id = alike.stored?.id ?? 0;
      alike.has = { contacts: contacts.get(id) ?? [], addresses: addresses.get(id) ?? [] };
    }
  }

  get created(): NewRecord[] {
    const defaults = newRecord(schemaOf(this.#entity));
    return this.#all
      .filter(({ stored }) => stored === undefined)
      .map(({ row, fields, added }) => ({
        row,
        fields: { ...defaults, ...fields },
        ...added,
      }));
  }

  get filled(): FilledRecord[] {
    return this.#all.flatMap(({ stored, filled, row, has, added }) => {
      const names = Object.keys(filled);
      if (!stored || (names.length === 0 && countOf(added) === 0)) return [];
      const { id, version, fields } = stored;
      const before = Object.fromEntries(names.map((name) => [name, fields[name]]));
      return [
        {
          row,
          id,
          version,
          fields: filled,
          before,
          stored: { id, version, ...fields },
          ...added,
          counts: { contacts: has.contacts.length, addresses: has.addresses.length },
        },
      ];
    });
  }
}
