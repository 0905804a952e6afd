import type { MovedKind } from 'shared-api/contract/entities/merging/merge';
import type { EntityName } from 'shared-api/contract/entities/entityNames';

/** A table whose rows go from the merged client to the kept one. */
export interface MovedTable {
  /** What the rows are called; null where they are a part of others. */
  kind: MovedKind | null;
  entity?: EntityName;
  /** Whether rows have a version, which editors notice. */
  isVersioned?: boolean;
  /** Whether a row that was changed since stands in the way of taking a merge back. */
  isWatched?: boolean;
  /** SQL for what people call a row (`t`). */
  name?: string;
}

const record = (
  entity: EntityName,
  kind: MovedKind,
  name: string,
): MovedTable & { entity: EntityName } => ({
  kind,
  entity,
  name,
  isVersioned: true,
  isWatched: true,
});

/**
 * All tables that say whose a row is, by `client_id`, in the order in which they are locked and moved. A new one
 * has to be named here, in `stayingTables`, or in neither for a reason, which `movedTables.test.ts` holds; and its rows
 * need the trigger `client_kept` (migration 0091).
 */
export const movedTables: Readonly<Record<string, MovedTable>> = {
  services: record(
    'services',
    'services',
    "coalesce(to_char(t.date_ts, '\"of\" Mon FMDD, YYYY'), '')",
  ),
  invoices: record('invoices', 'invoices', "coalesce(t.invoice_number::text, '(draft)')"),
  quotes: record('quotes', 'quotes', 't.number::text'),
  contracts: record('contracts', 'contracts', 't.line_data'),
  leads: record('leads', 'requests', 't.subject'),
  payments: {
    kind: 'payments',
    isWatched: true,
    name: 'to_char(t.received_on, \'"of" Mon FMDD, YYYY\')',
  },
  credits: { kind: 'credits', isWatched: true, name: 'to_char(t.day, \'"of" Mon FMDD, YYYY\')' },
  refunds: { kind: 'refunds', isWatched: true, name: 'to_char(t.day, \'"of" Mon FMDD, YYYY\')' },
  // Entries never change; what is added to them is found by what it belongs to.
  ledger_entries: { kind: 'entries', name: 'to_char(t.day, \'"of" Mon FMDD, YYYY\')' },
  ledger_postings: { kind: null },
  statement_sends: { kind: 'statements' },
  client_notes: { kind: 'notes', isWatched: true },
  client_addresses: { kind: 'addresses', isVersioned: true, isWatched: true, name: 't.address' },
  client_contacts: {
    kind: 'contacts',
    isVersioned: true,
    isWatched: true,
    name: "coalesce(nullif(t.name, ''), nullif(t.email, ''), t.phone)",
  },
};

/** Tables that speak of a client and whose rows stay as they are, and why. */
export const stayingTables: Readonly<Record<string, string>> = {
  closed_names: 'what a client was called when a period was closed',
  client_tags: 'those of both are put together',
  audit_trail: 'what happened to the record of each',
  import_records: 'which record an import has written',
  import_contacts: 'to whom an import has added a contact',
  import_addresses: 'to whom an import has added an address',
};

/** Mails tell by a pair of columns what they are about, and their state changes by itself. */
export const mailsOfClient = { kind: 'mails' } as const satisfies MovedTable;

/** SQL that chooses the rows (`t`) of a client in a table. @param id as it stands in the statement */
export const ofClient = (table: string, id: string): string =>
  table === 'mails' ? `t.entity = 'clients' AND t.record_id = ${id}` : `t.client_id = ${id}`;

/** The column of a table that says whose a row is. */
export const clientColumn = (table: string): string =>
  table === 'mails' ? 'record_id' : 'client_id';

/** All tables with rows to move, mails included. */
export const allMoved: readonly (readonly [string, MovedTable])[] = [
  ...Object.entries(movedTables),
  ['mails', mailsOfClient],
];
