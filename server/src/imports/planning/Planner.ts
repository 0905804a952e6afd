import { isDeepStrictEqual } from 'node:util';
import type { DuplicateRule, ImportableName } from 'shared-api/contract/entities/importing/imports';
import { placeLimits } from 'shared-api/contract/entities/places/clientPlaces';
import { newRecord } from 'shared-api/contract/fields/schemas';
import type { JsonRecord } from '../../entities/EntityRepository.ts';
import type { Refusal } from '../../refusals/texts.ts';
import { schemaOf } from '../importables.ts';
import type { ImportedAddress } from '../places/addresses/addressFields.ts';
import { isElsewhere } from '../places/addresses/sameAddress.ts';
import type { ImportedContact } from '../places/contacts/contactFields.ts';
import type { CheckedRow, RowFault } from '../reading/checkRows.ts';
import { keysOf } from './findAlike.ts';
import {
  fragmentOf,
  placeFragments,
  withoutAddress,
  type AddressFragment,
} from './addressFragments.ts';
import { otherValues } from './otherValues.ts';
import {
  hasPlaces,
  isTooMuch,
  mainAddress,
  noPlaces,
  withPlaces,
  type LeftPart,
  type Places,
} from './places.ts';

type Fields = Record<string, unknown>;
type Stored = JsonRecord;

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
  /** Further contacts and addresses that are stored, and those that rows add. */
  has: Places;
  added: Places;
  /** Cities and postal codes of rows without a street. */
  fragments: AddressFragment[];
}

export const isEmpty = (value: unknown): boolean =>
  value === '' || value === null || value === undefined;

/** What a row would fill of what it is like. The city of one address never completes another. */
function fillsOf(entity: ImportableName, row: Fields, { fields }: Alike): Fields {
  const isApart = entity === 'clients' && isElsewhere(mainAddress(row), mainAddress(fields));
  const left = isApart ? Object.keys(mainAddress(row)) : [];
  return Object.fromEntries(
    Object.entries(row).filter(
      ([name, value]) => !isEmpty(value) && isEmpty(fields[name]) && !left.includes(name),
    ),
  );
}

/** A stored record, as rows are compared with it. */
export const alikeOf = ({ id, version, ...fields }: Stored): Alike => ({
  stored: { id, version, fields: { ...fields } },
  row: 0,
  fields,
  filled: {},
  has: noPlaces(),
  added: noPlaces(),
  fragments: [],
});

/** Goes through the rows of a file in order, and says what becomes of each. */
export class Planner {
  readonly #entity: ImportableName;
  readonly #rule: DuplicateRule;
  readonly #known = new Map<string, Set<Alike>>();
  readonly #all: Alike[] = [];
  /** Those of stored records, by their ids. */
  readonly #stored = new Map<number, Alike>();
  readonly faults: RowFault[] = [];
  /** What rows say that is not stored, though they are not refused. */
  readonly left: RowFault[] = [];
  skipped = 0;

  constructor(entity: ImportableName, rule: DuplicateRule) {
    this.#entity = entity;
    this.#rule = rule;
  }

  /** Says that something is there that rows may be like. */
  add(alike: Alike): void {
    this.#all.push(alike);
    if (alike.stored) this.#stored.set(alike.stored.id, alike);
    this.#learn(alike, alike);
    this.#learnContacts(alike, alike.added.contacts);
  }

  /** Says by what else a stored record is known: by its contacts. */
  addKeys(record: Stored, fields: Fields): void {
    let there = this.#stored.get(record.id);
    if (!there) {
      there = alikeOf(record);
      this.add(there);
    }
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

  #leave({ row }: Pick<CheckedRow, 'row'>, left: readonly LeftPart[]): void {
    for (const part of left) this.left.push({ row, field: '', heading: '', ...part });
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
      const fresh = { row: at, fields: { ...fields }, filled: {}, has: noPlaces(), fragments: [] };
      const { places, left } = withPlaces(row, fields, { has: fresh.has, added: noPlaces() });
      this.#leave(row, left);
      this.add({ ...fresh, added: places });
      return;
    }
    if (this.#rule !== 'fill') {
      this.skipped += 1;
      const saysMore = hasPlaces(row) || !isDeepStrictEqual(row.fields, one.fields);
      if (!one.stored && saysMore) {
        this.#leave(row, [{ value: '', why: { code: 'importLikeRow', params: { row: one.row } } }]);
      }
      return;
    }
    if (alike.length > 1) {
      this.refuse(row, {
        code: 'importAmbiguous',
        params: { entity: this.#entity, count: alike.length },
      });
      return;
    }
    this.#fill(one, row);
  }

  /**
   * The main address of a row that is of a new client of a row above: programs that know several addresses of a client
   * write a row for each. For a client who is stored it may as well be a correction, so it is not added.
   */
  #ownAddress({ fields }: CheckedRow, { stored }: Alike): ImportedAddress[] {
    const address = mainAddress(fields);
    if (this.#entity !== 'clients' || stored || address.address === '') return [];
    return [{ label: '', notes: '', ...address }];
  }

  /** Fills what is empty of what a row is like. */
  #fill(one: Alike, row: CheckedRow): void {
    const fragment = this.#entity === 'clients' ? fragmentOf(row) : undefined;
    const fills = fillsOf(this.#entity, fragment ? withoutAddress(row.fields) : row.fields, one);
    // What the row fills is the client's own from now on.
    const { places: added, left } = withPlaces(
      { contacts: row.contacts, addresses: [...this.#ownAddress(row, one), ...row.addresses] },
      { ...one.fields, ...fills },
      one,
    );
    const isNothing = Object.keys(fills).length === 0 && isDeepStrictEqual(added, one.added);
    if (!isNothing && isTooMuch(one.has, added)) {
      this.refuse(row, { code: 'importManyPlaces', params: { most: placeLimits.most } });
      return;
    }
    if (this.#entity === 'clients') this.#leave(row, [...left, ...otherValues(row.fields, one)]);
    if (fragment) one.fragments.push({ ...fragment, isAll: isNothing });
    else if (isNothing) this.skipped += 1;
    if (isNothing) return;
    this.#take(one, row, fills);
    one.added = added;
    this.#learnContacts(one, added.contacts);
  }

  #take(one: Alike, { row }: Pick<CheckedRow, 'row'>, fills: Fields): void {
    Object.assign(one.fields, fills);
    Object.assign(one.filled, fills);
    if (one.stored) one.row = row;
    this.#learn(one, one);
  }

  /** Says what becomes of cities and postal codes without a street, once all rows are taken. */
  end(): void {
    for (const one of this.#all) {
      for (const { row, isAll, fills, left } of placeFragments(one)) {
        const hasFilled = Object.keys(fills).length > 0;
        if (hasFilled) this.#take(one, { row }, fills);
        else if (isAll) this.skipped += 1;
        this.#leave({ row }, left);
      }
    }
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
    return this.#all.flatMap(({ stored, filled, row, added }) => {
      const names = Object.keys(filled);
      if (!stored || (names.length === 0 && !hasPlaces(added))) return [];
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
        },
      ];
    });
  }
}
