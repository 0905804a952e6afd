import type { Queryable } from '../../src/db/Database.ts';
import { lockMovedRows, lockRowsOf } from '../../src/clients/merge/lockClients.ts';
import { writeClient } from '../../src/clients/merge/mergeClients.ts';
import { auditMoved, moveRows, moveRowsBack } from '../../src/clients/merge/moveRows.ts';
import { movedTables } from '../../src/clients/merge/movedTables.ts';
import { changedRows } from '../../src/clients/merge/undo/conflicts.ts';
import { crossedSince, crossReferences } from '../../src/clients/merge/undo/crossReferences.ts';
import type { StoredMerge } from '../../src/clients/merge/undo/storedMerge.ts';
import { answerOf } from './answerOf.ts';
import type { Sample, Work } from './samples.ts';

/** All statements that some work runs, each answered with the rows that are given for its place, or with none. */
async function ranBy(work: Work, answers: readonly unknown[][] = []): Promise<Sample[]> {
  const ran: Sample[] = [];
  const recorder: Queryable = {
    query: (query, values = []) => {
      const rows = answers[ran.length] ?? [];
      ran.push({ text: typeof query === 'string' ? query : query.text, values });
      return answerOf(rows);
    },
  };
  await work(recorder);
  return ran;
}

const way = { mergeId: 1, from: 2, to: 3 };
const merge = { id: 1, keptId: 2, columns: {}, crossed: {} } as unknown as StoredMerge;

/** What the first statement of the work on references finds. */
const references = [
  [
    { table: 'invoices', column: 'quote_id', to: 'quotes' },
    { table: 'services', column: 'invoice_id', to: 'invoices' },
    { table: 'ledger_postings', column: 'payment_id', to: 'payments' },
  ],
];
const afterFirst = async (ran: Promise<Sample[]>): Promise<Sample[]> => (await ran).slice(1);
const those = async (ran: Promise<Sample[]>, kind: RegExp): Promise<Sample[]> =>
  (await ran).filter(({ text }) => kind.test(text));

/** The statements of merging clients, which are put together for each table. */
export const mergeSamples: Record<string, () => Promise<Sample[]>> = {
  'clients/merge/lockClients.ts lockRowsOf': () => ranBy((connection) => lockRowsOf(connection, 1)),
  'clients/merge/lockClients.ts lockMovedRows': () =>
    ranBy((connection) => lockMovedRows(connection, 1)),
  'clients/merge/moveRows.ts moveRows': () => ranBy((connection) => moveRows(connection, way)),
  'clients/merge/moveRows.ts moveRowsBack': () =>
    those(
      ranBy((connection) => moveRowsBack(connection, way)),
      /^\s*DELETE/,
    ),
  'clients/merge/moveRows.ts moveRowsBack 2': () =>
    those(
      ranBy((connection) => moveRowsBack(connection, way)),
      /^\s*UPDATE/,
    ),
  'clients/merge/moveRows.ts auditMoved': () =>
    ranBy((connection) => auditMoved(connection, way, 'sample')),
  'clients/merge/mergeClients.ts writeClient': () =>
    ranBy((connection) => writeClient(connection, 1, { full_name: 'Ann' }), [[{ row: {} }]]),
  'clients/merge/undo/crossReferences.ts crossReferences': () =>
    afterFirst(ranBy((connection) => crossReferences(connection, 1, 2), references)),
  'clients/merge/undo/crossReferences.ts crossedSince': () =>
    afterFirst(ranBy((connection) => crossedSince(connection, merge), references)),
  'clients/merge/undo/conflicts.ts changedRows': async () => {
    const ran = await Promise.all(
      Object.entries(movedTables).map(([table, moved]) =>
        those(
          ranBy((connection) => changedRows(connection, merge, table, moved)),
          /FROM client_merge_rows/,
        ),
      ),
    );
    return ran.flat();
  },
};
