import type { EntityName } from 'shared-api/contract/entities/entityNames';
import type { ImportableName } from 'shared-api/contract/entities/importing/imports';
import { texts as values } from 'shared-api/contract/messages/officeValueTexts.en';

/** Refusals around imports of records: of files, of rows, and of undoing one. */
export const importEn = {
  // Files
  noImportEntity: ({ options }: { options: readonly string[] }) =>
    `Say what the rows are: one of ${options.join(', ')}.`,
  importEmpty: () => 'The file is empty. Choose a CSV file with headings in its first row.',
  importTooLarge: ({ megabytes }: { megabytes: number }) =>
    `This file is larger than ${megabytes} MB. Split it, and keep the headings in each part.`,
  importNoRows: () =>
    'There are no rows below the headings. The first row must name the columns, and each further row is one record.',
  importManyRows: ({ most }: { most: number }) =>
    `This file has more than ${most.toLocaleString('en-CA')} rows. Split it, and keep the headings in each part.`,
  importManyColumns: ({ columns, most }: { columns: number; most: number }) =>
    `This file has ${columns} columns; at most ${most} can be read. Leave out those that are not needed.`,
  importBinary: () =>
    'This is a workbook or another file that is not text. In your spreadsheet choose "Save as" and the type "CSV UTF-8 (Comma delimited)".',
  importEncoding: () =>
    'The letters of this file cannot be read: its encoding is unknown. In your spreadsheet choose "Save as" and the type "CSV UTF-8 (Comma delimited)".',
  importOpenQuote: ({ row }: { row: number }) =>
    `A quotation mark that is opened in row ${row} or after it is never closed. Close it, or write two of them for one.`,

  // Mappings
  importNothingMapped: () => 'Choose a field for at least one column.',
  importUnknownHeading: ({ heading }: { heading: string }) =>
    `There is no column "${heading}" in this file.`,
  importUnknownField: ({ field }: { field: string }) => `There is no field "${field}" to import.`,
  importHeadingTwice: ({ heading }: { heading: string }) =>
    `The column "${heading}" is given twice.`,
  importFieldTwice: ({ field }: { field: string }) =>
    `Two columns are mapped to ${field}; it can be of one column only.`,
  importFieldNeeded: ({ field }: { field: string }) =>
    `Choose the column that holds ${field}: no row can be imported without it.`,

  // Cells
  importFormulaError: ({ value }: CellValue) =>
    `"${value}" is what a spreadsheet shows for a formula that failed. Correct the cell.`,
  importShortened: ({ value }: CellValue) =>
    `"${value}" was shortened by a spreadsheet. Format the column as text there, and type the number again.`,
  importNotFlag: ({ value }: CellValue) =>
    `"${value}" is neither yes nor no. Write one of the two.`,
  importNotNumber: ({ value }: CellValue) => `"${value}" is not a number. Write it as 1234.50.`,
  importNotDay: ({ value, order }: CellValue & { order: string }) =>
    `"${value}" is not a day written as ${orders[order] ?? order}. Correct it, or choose another order of days.`,
  importNotTime: ({ value }: CellValue) =>
    `"${value}" is not a day with a time. Write it as 2026-01-31 09:00.`,
  importNotClock: ({ value }: CellValue) =>
    `"${value}" is not a time of day. Write it as 09:00 or 9:00 a.m.`,
  importNotWeekdays: ({ value }: CellValue) =>
    `"${value}" is no list of weekdays. Write them as Mon, Wed, Fri.`,
  importUnclearWeekdays: ({
    value,
    readings,
  }: CellValue & { readings: readonly (readonly number[])[] }) =>
    `"${value}" can mean ${readings.map(listOf).join(' or ')}. Write the days as Mon, Wed, Fri.`,
  importNotAmong: ({ value, options }: CellValue & { options: readonly string[] }) =>
    `"${value}" is not one of: ${options.join(', ')}.`,
  importNoRecord: ({ value, entity }: CellValue & { entity: EntityName }) =>
    `There is no ${values.entities[entity].singular} "${value}". Write the name, e-mail address or phone number as the ${values.entities[entity].singular} has it here, or add the ${values.entities[entity].singular} first.`,
  importManyRecords: ({
    value,
    entity,
    count,
  }: CellValue & { entity: EntityName; count: number }) =>
    `${count} ${values.entities[entity].plural} are called "${value}". Write the e-mail address instead.`,

  // Rows
  importExtraCells: () =>
    'This row has more cells than there are headings. Put quotation marks around texts with a comma in them.',
  importNeedsOneOf: ({ labels }: { labels: readonly string[] }) =>
    `Nothing says what this row is called: fill ${labels.join(' or ')}.`,
  importManyPlaces: ({ most }: { most: number }) =>
    `With this row its client would have more than ${most} further addresses or contacts. Leave out those that are not needed, or give the row an e-mail address and phone number of its own to import it as another client.`,
  importNeeds: ({ field }: { field: string }) => `${field} is empty. Fill it.`,
  importAmbiguous: ({ entity, count }: { entity: ImportableName; count: number }) =>
    `${count} ${values.entities[entity].plural} are like this row, so it is unclear which one to fill. Join them first, or skip duplicates.`,

  // What rows say that is not stored
  importPlaceStays: ({ place, part, kept }: { place: string; part: string; kept: string }) =>
    kept === ''
      ? `${place} is this client's already, and an import does not change it. Add this there.`
      : `${place} is this client's already, with ${parts[part] ?? part} "${kept}", and that stays. Change it there if this is right.`,
  importNotesTooLong: ({ place, most }: { place: string; most: number }) =>
    `With this the notes of ${place} would have more than ${most} characters. Shorten them in the file.`,
  importOtherAddress: ({ kept }: { kept: string }) =>
    `The client's address here is ${kept === '' ? 'in another place' : kept}, and that stays. If this is a further one, name its column "Address 2 street", or add it to the client.`,
  importOtherCity: ({ kept }: { kept: string }) =>
    `The client's address here is in ${kept}, and that stays. If this is a further address, write its street too.`,
  importWhoseCity: ({ streets }: { streets: number }) =>
    `The rows have ${streets} addresses of this client, and do not say of which one this is. Write the street in this row too.`,
  importOtherValue: ({ row, kept }: { row: number; kept: string }) =>
    `Row ${row} is of the same client and has "${kept}" there, which stays. Give one of them a column of its own if both are needed.`,
  importLikeRow: ({ row }: { row: number }) =>
    `It is of the same record as row ${row} and skipped, with what it says besides. Choose to fill what is empty to keep that.`,

  // Imports
  importState: () =>
    'This import has gone on in the meantime. Reload the page to see where it is now.',
  importUnchecked: () => 'Check the file first.',
  importForgotten: ({ days }: { days: number }) =>
    `This file is no longer kept: it was uploaded more than ${days} days ago. Upload it again.`,
  importChanged: () =>
    'Nothing was imported: the data has changed since the file was checked. Check it again.',
  importFailed: () =>
    'Nothing was imported: the server could not finish. Start it again, and tell us if it happens once more.',
  importNothing: () => 'There is nothing to import: every row is skipped or refused.',
  importUnderWay: ({ entity }: { entity: ImportableName }) =>
    `Many ${values.entities[entity].plural} are being imported, or such an import is being undone. Nothing was changed: try again in a moment.`,
  importNotDone: () => 'This import has not been carried out, so there is nothing to undo.',
  importUndoneBefore: () => 'This import is undone already.',
  importTooOld: ({ days }: { days: number }) =>
    `This import is more than ${days} days old and can no longer be undone.`,
  importUsed: ({ names, more }: { names: readonly string[]; more: number }) =>
    `Nothing was undone: ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''} ${names.length + more === 1 ? 'was' : 'were'} changed, used or merged since.`,
};

/** Why a record stands in the way of undoing an import. */
export const conflictEn = {
  importRecordChanged: () => 'Changed since the import.',
  importRecordUsed: ({ by }: { by: readonly string[] }) =>
    `Used since the import: it has ${by.join(', ')}.`,
  importRecordMerged: ({ kept }: { kept: string }) =>
    `Merged into ${kept} since. Take that merge back first.`,
};

/** What a contact or an address is known with. */
const parts: Readonly<Record<string, string>> = {
  label: 'the label',
  address: 'the street',
  city: 'the city',
  postalCode: 'the postal code',
  notes: 'the notes',
  name: 'the name',
  role: 'the role',
  email: 'the e-mail address',
  phone: 'the phone number',
};

/** Weekdays by their numbers, Monday being 0. */
const listOf = (days: readonly number[]): string =>
  days.map((day) => Object.values(values.shortDays)[day]).join(', ');

/** The text of a cell. */
export interface CellValue {
  value: string;
}

const orders: Record<string, string> = {
  ymd: '2026-01-31',
  mdy: '01/31/2026',
  dmy: '31/01/2026',
};
