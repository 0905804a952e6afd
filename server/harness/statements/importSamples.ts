import { importableNames } from 'shared-api/contract/entities/importing/imports';
import { fieldsOf } from 'shared-api/contract/fields/fieldsOf';
import { claimTables } from '../../src/db/unlessImporting.ts';
import { columnOf } from '../../src/entities/columns.ts';
import { sources } from '../../src/entities/sources.ts';
import { personParts, personRows } from '../../src/exports/personData.ts';
import { rowsAfter } from '../../src/exports/tables.ts';
import { insertRecords, setColumns } from '../../src/imports/applyPlan.ts';
import { importables, schemaOf } from '../../src/imports/importables.ts';
import { lockTable } from '../../src/imports/importJob.ts';
import { alikeBy } from '../../src/imports/planning/findAlike.ts';
import { findNamed } from '../../src/imports/planning/findNamed.ts';
import { changedSince, usesOf } from '../../src/imports/undo/conflicts.ts';
import {
  deleteRecords,
  keepEarlier,
  lockWritten,
  writtenBy,
} from '../../src/imports/undo/undoImport.ts';
import type { Sample, Work } from './samples.ts';

const columnsOf = (entity: (typeof importableNames)[number]): string[] =>
  fieldsOf(schemaOf(entity)).map(columnOf);

const each = (work: (entity: (typeof importableNames)[number]) => Work): Work[] =>
  importableNames.map(work);

/** The statements of imports and exports, which are put together for each entity or table. */
export const importSamples = (
  all: (works: Work[]) => Promise<Sample[]>,
): Record<string, () => Promise<Sample[]>> => ({
  'db/unlessImporting.ts claimTables': () =>
    all([(connection) => claimTables(connection, importableNames)]),
  'exports/tables.ts rowsAfter': () =>
    all([
      (connection) =>
        rowsAfter(
          connection,
          { name: 'clients', key: [{ name: 'id', type: 'integer' }], bytes: [] },
          ['1'],
        ),
      (connection) => rowsAfter(connection, { name: 'clients', key: [], bytes: [] }, null),
    ]),
  'exports/personData.ts personRows': () =>
    all(
      Object.values(personParts).map(
        (sql): Work =>
          (connection) =>
            personRows(connection, sql, 1),
      ),
    ),
  'imports/applyPlan.ts insertRecords': () =>
    all(
      each(
        (entity) => (connection) =>
          insertRecords(connection, sources[entity].table, columnsOf(entity), []),
      ),
    ),
  'imports/applyPlan.ts setColumns': () =>
    all(
      each(
        (entity) => (connection) =>
          setColumns(connection, sources[entity].table, columnsOf(entity), []),
      ),
    ),
  'imports/importJob.ts lockTable': () =>
    all(each((entity) => (connection) => lockTable(connection, sources[entity].table))),
  'imports/planning/findAlike.ts alikeBy': () =>
    all(
      importableNames.flatMap((entity) =>
        importables[entity].identities.map(
          ({ among }): Work =>
            (connection) =>
              alikeBy(connection, sources[entity], among.sql, [
                among.by === 'clientId' ? 1 : 'some',
              ]),
        ),
      ),
    ),
  'imports/planning/findNamed.ts findNamed': () =>
    all([
      (connection) =>
        findNamed(connection, { entity: 'clients', display: ['companyName', 'fullName'] }, ['x']),
      (connection) => findNamed(connection, { entity: 'employees', display: ['fullName'] }, ['x']),
    ]),
  'imports/undo/conflicts.ts changedSince': () =>
    all(each((entity) => (connection) => changedSince(connection, { id: 1, entity }))),
  'imports/undo/conflicts.ts usesOf': () =>
    all([
      (connection) =>
        usesOf(connection, { id: 1, entity: 'clients' }, [
          { table: 'quotes', column: 'client_id' },
        ]),
    ]),
  'imports/undo/undoImport.ts keepEarlier': () =>
    all(each((entity) => (connection) => keepEarlier(connection, { id: 1, entity }))),
  'imports/undo/undoImport.ts writtenBy': () =>
    all(each((entity) => (connection) => writtenBy(connection, { id: 1, entity }))),
  'imports/undo/undoImport.ts lockWritten': () =>
    all(each((entity) => (connection) => lockWritten(connection, { id: 1, entity }))),
  'imports/undo/undoImport.ts deleteRecords': () =>
    all(each((entity) => (connection) => deleteRecords(connection, sources[entity].table, [1]))),
});
