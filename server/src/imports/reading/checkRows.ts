import type { ImportableName, ImportChoice } from 'shared-api/contract/entities/importing/imports';
import { normalised } from 'shared-api/contract/fields/changes';
import type { Field } from 'shared-api/contract/fields/FieldMeta';
import { newRecord, validate } from 'shared-api/contract/fields/schemas';
import type { AnyObject, ObjectSchema } from 'yup';
import type { Refusal } from '../../refusals/texts.ts';
import { importedFields, joins, schemaOf } from '../importables.ts';
import { furtherAddresses, type ImportedAddress } from '../places/addresses/addressFields.ts';
import { furtherContacts, type ImportedContact } from '../places/contacts/contactFields.ts';
import { onOneLine } from './cells.ts';
import { plainHeading } from './guessMapping.ts';
import type { Sheet, SheetRow } from './readSheet.ts';
import { excerptOf, meaningOf, type Reading } from './values.ts';
import { takeWeekdaysOut } from './weekdayColumn.ts';

/** Why a row is refused, as it is stored. */
export interface RowFault {
  row: number;
  /** The field, for its label in the reason; empty where it is the whole row. */
  field: string;
  heading: string;
  value: string;
  why: Refusal;
}

/** A row as its cells mean it. */
export interface CheckedRow {
  row: number;
  /** Valid values of mapped fields, in the form in which they are stored; without empty ones. */
  fields: Record<string, unknown>;
  /** Texts that name other records, by field. */
  names: Record<string, string>;
  /** Further contacts and addresses of a client. */
  contacts: ImportedContact[];
  addresses: ImportedAddress[];
  faults: RowFault[];
}

/** A mapped field with the columns that are of it. */
interface MappedField {
  field: Field;
  columns: number[];
  heading: string;
}

/** What the part of a name is called that stands last, wherever its column stands. */
const familyName = /^(last name|family name|surname|nom|nom de famille)$/;

/** The columns of a name as it is said: files often have the family name first. */
const asSaid = (columns: readonly number[], headings: readonly string[]): number[] =>
  [...columns].sort((a, b) => place(headings[a]) - place(headings[b]));
const place = (heading = ''): number => Number(familyName.test(plainHeading(heading)));

/** The mapped fields in the order of their first columns. */
function mappedFields(
  entity: ImportableName,
  headings: readonly string[],
  mapping: ImportChoice['mapping'],
): MappedField[] {
  const fields = new Map(importedFields(entity).map((field) => [field.name, field]));
  const fieldOf = new Map(mapping.map(({ heading, field }) => [heading, field]));
  const mapped = new Map<string, MappedField>();
  headings.forEach((heading, column) => {
    const field = fields.get(fieldOf.get(heading) ?? '');
    if (!field) return;
    const before = mapped.get(field.name);
    if (before) before.columns.push(column);
    else mapped.set(field.name, { field, columns: [column], heading });
  });
  const name = mapped.get('fullName');
  if (name) name.columns = asSaid(name.columns, headings);
  return [...mapped.values()];
}

/** The parts of an address are joined by commas, other texts by spaces, long ones by line breaks. */
function separatorOf({ name, kind }: Field): string {
  if (kind === 'longText') return '\n';
  return /address$/i.test(name) ? ', ' : ' ';
}

/** The text of a field in a row; parts that only repeat another are left out. */
function textOf({ cells }: SheetRow, { field, columns }: MappedField): string {
  const parts = columns.map((column) => cells[column] ?? '').filter((cell) => cell !== '');
  return joins(field) ? [...new Set(parts)].join(separatorOf(field)) : (parts[0] ?? '');
}

/** Checks one row: what its cells mean, and whether the schema accepts it. */
function checkRow(
  schema: ObjectSchema<AnyObject>,
  mapped: readonly MappedField[],
  row: SheetRow,
  { reading, width }: { reading: Reading; width: number },
): CheckedRow {
  const places = { contacts: [], addresses: [] };
  const checked: CheckedRow = { row: row.row, fields: {}, names: {}, ...places, faults: [] };
  const refuse = ({ field, heading }: MappedField, text: string, why: Refusal): void => {
    const value = excerptOf(onOneLine(text));
    checked.faults.push({ row: row.row, field: field.name, heading, value, why });
  };
  const texts = new Map<string, { of: MappedField; text: string }>();
  for (const of of mapped) {
    const text = textOf(row, of);
    if (text === '') continue;
    texts.set(of.field.name, { of, text });
    const meaning = meaningOf(text, of.field, reading);
    if ('fault' in meaning) refuse(of, text, meaning.fault);
    else if ('names' in meaning) checked.names[of.field.name] = meaning.names;
    else checked.fields[of.field.name] = meaning.value;
  }
  if (row.cells.length > width) {
    const value = excerptOf(row.cells[width] ?? '');
    const why = { code: 'importExtraCells' } as const;
    checked.faults.push({ row: row.row, field: '', heading: '', value, why });
  }
  const contacts = furtherContacts.takeOut(checked.fields);
  const addresses = furtherAddresses.takeOut(contacts.rest);
  const days = takeWeekdaysOut(addresses.rest);
  const own = days.rest;
  const { errors } = validate(schema, { ...newRecord(schema), ...own });
  const faults = { ...errors, ...contacts.errors, ...addresses.errors, ...days.errors };
  for (const [name, why] of Object.entries(faults)) {
    const found = texts.get(name);
    if (found) refuse(found.of, found.text, why);
  }
  checked.fields = normalised(schema, own);
  checked.contacts = contacts.found;
  checked.addresses = addresses.found;
  return checked;
}

/** What each row of a file means, by a mapping that fits the file. */
export function checkRows(
  entity: ImportableName,
  { headings, rows }: Sheet,
  { mapping, dayOrder }: Pick<ImportChoice, 'mapping' | 'dayOrder'>,
): CheckedRow[] {
  const schema = schemaOf(entity);
  const mapped = mappedFields(entity, headings, mapping);
  const how = { reading: { dayOrder }, width: headings.length };
  return rows.map((row) => checkRow(schema, mapped, row, how));
}
