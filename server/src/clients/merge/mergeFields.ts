import {
  mergeFields,
  type MergeField,
  type MergePreview,
  type MergeSide,
} from 'shared-api/contract/entities/merging/merge';
import type { ClientRow } from './lockClients.ts';

/** The columns that are decided together. */
const columnsOf: Record<MergeField, readonly string[]> = {
  fullName: ['full_name'],
  companyName: ['company_name'],
  email: ['email'],
  ccEmails: ['cc_emails'],
  phoneNumber: ['phone_number'],
  address: ['address', 'city', 'postal_code', 'address_label', 'address_notes'],
  contactRole: ['contact_role'],
  language: ['language'],
  sendInvoiceToSelf: ['send_invoice_to_self'],
  sinceTs: ['since_ts'],
};

export type MergedField = MergePreview['fields'][number];

const textOf = (row: ClientRow, name: MergeField): string =>
  columnsOf[name]
    .map((column) => row[column])
    .filter((value) => value !== null && value !== '')
    .join(', ');

/** Texts that mean the same, however they are written. */
const alike = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** For each field of which one of them has something, what the two have and which of it is kept unless somebody chooses. */
export const fieldsOfBoth = (kept: ClientRow, merged: ClientRow): MergedField[] =>
  mergeFields.flatMap((name) => {
    const values = { kept: textOf(kept, name), merged: textOf(merged, name) };
    if (values.kept === '' && values.merged === '') return [];
    const isChoice =
      values.kept !== '' && values.merged !== '' && !alike(values.kept, values.merged);
    return [{ name, ...values, isChoice, take: proposed(name, values, isChoice) }];
  });

/** What is there already stays; a client has been one since the earlier of two days. */
function proposed(
  name: MergeField,
  values: Record<MergeSide, string>,
  isChoice: boolean,
): MergeSide {
  if (values.kept === '') return 'merged';
  return name === 'sinceTs' && isChoice && values.merged < values.kept ? 'merged' : 'kept';
}

/** The columns of the kept client that become others. */
export const columnsToTake = (
  kept: ClientRow,
  merged: ClientRow,
  takes: readonly MergeField[],
): Record<string, unknown> =>
  Object.fromEntries(
    fieldsOfBoth(kept, merged)
      .filter(({ name, isChoice, take }) => (isChoice ? takes.includes(name) : take === 'merged'))
      .flatMap(({ name }) => columnsOf[name].map((column) => [column, merged[column]])),
  );

/** The fields that have these columns, by name, as the audit trail tells of them: those that it can forget (`without_person`). */
export const toldFields = (
  row: ClientRow,
  columns: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  Object.fromEntries(
    mergeFields
      .filter(
        (name) => name !== 'contactRole' && columnsOf[name].some((column) => column in columns),
      )
      .map((name) => [name, textOf(row, name)]),
  );
