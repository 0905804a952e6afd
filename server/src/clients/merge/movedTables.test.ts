import { expect, it } from '@jest/globals';
import { billingPerFile } from '../../../harness/testing/testBilling.ts';
import { referencesTo } from '../../imports/undo/conflicts.ts';
import { movedTables, stayingTables } from './movedTables.ts';

const billing = billingPerFile({ isCleared: false });

it('every table that refers to a client is known to a merge: its rows move, or stay for a reason', async () => {
  const { database } = billing.server;
  const references = await referencesTo(database, 'clients');
  const known = [...Object.keys(movedTables), ...Object.keys(stayingTables)];
  expect(references.filter(({ table }) => !known.includes(table))).toEqual([]);
  expect(references.filter(({ column }) => column !== 'client_id')).toEqual([]);
  const { rows: pairs } = await database.query<{ table: string }>(
    `SELECT table_name AS table FROM information_schema.columns c
       JOIN information_schema.tables t USING (table_schema, table_name)
     WHERE table_schema = 'public' AND t.table_type = 'BASE TABLE' AND column_name = 'record_id' ORDER BY 1`,
  );
  // Forms that were sent name the quote or lead that they made, never a client.
  const ofRecords = [
    'audit_trail',
    'import_addresses',
    'import_contacts',
    'import_records',
    'mails',
    'sent_forms',
  ];
  expect(pairs.map(({ table }) => table)).toEqual(ofRecords);
});

it('what is written for a merged client is the kept one’s in every one of these tables', async () => {
  const { rows } = await billing.server.database.query<{ table: string }>(
    `SELECT tgrelid::regclass::text AS table FROM pg_trigger WHERE tgname = 'client_kept'`,
  );
  const guarded = rows.map(({ table }) => table);
  expect(guarded.sort()).toEqual([...Object.keys(movedTables), 'client_tags'].sort());
});
