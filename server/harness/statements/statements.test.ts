import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { QueryResultRow } from 'pg';
import type ts from 'typescript';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { checkStatements, type Exceptions } from './checkStatements.ts';
import { StatementDescriber } from './describeStatement.ts';
import { compileServer, findCalls, type StatementCall } from './findCalls.ts';
import { TypeJudge } from './judgeTypes.ts';
import { samples } from './samples.ts';

const exceptions: Exceptions = {
  unchecked: {
    'db/Database.ts query': 'passes on what its caller asks',
    'db/Database.ts queryWith': 'passes on what its caller asks',
    'db/migrate.ts migrate 4': 'runs the migrations, which every test does',
    'db/embedded/session.ts ensureApplication 2': 'makes a role, whose name cannot be a parameter',
    'db/embedded/session.ts ensureApplication 4':
      'makes a database, whose name cannot be a parameter',
    'jobs/Jobs.ts executeSql': 'runs the statements of pg-boss',
    'jobs/Jobs.ts executeSql 2': 'runs the statements of pg-boss',
    'clients/merge/mergeClients.ts underWay':
      'sets a value for triggers; nothing of its answer is read',
    'clients/merge/undo/undoMerge.ts takeBack 2':
      'puts a stored row back by the columns that it has, which every undo does',
    'ledger/ledger.ts actAs': 'sets a name for triggers; nothing of its answer is read',
  },
  neverNull: {
    'billing/bulk/bulkSend.ts markBilled 2': {
      number: 'these invoices have been issued in the same transaction',
      date: 'issuing gives a date',
    },
    'billing/dailyMails.ts autoBill 3': {
      number: 'these invoices have been issued in the same transaction',
      date: 'issuing gives a date',
    },
    'billing/invoiceMails.ts findBilled': {
      number: 'the invoice has been issued in the same transaction',
      date: 'issuing gives a date',
    },
    'downloads/downloadRoutes.ts numberOf': {
      number: 'the invoice has been issued in the same transaction',
    },
    'demo/demoMails.ts insertInvoiceMails': {
      number: 'an invoice that was sent has been issued',
      date: 'issuing gives a date',
    },
    'demo/demoMails.ts insertQuoteMails': {
      price: 'a quote is sent with its price',
      lines: 'the trigger "quote_lines" fills it',
    },
    'documents/pdfs.ts invoicePdf': { date: 'an issued invoice has a date' },
    'documents/quotePdfs.ts quotePdf': { lines: 'the trigger "quote_lines" fills it' },
    'quotes/previewQuote.ts previewQuote': { lines: 'the trigger "quote_lines" fills it' },
    'quotes/sendQuote.ts sendableOf': { lines: 'the trigger "quote_lines" fills it' },
  },
  samples,
};

let server: TestServer;
let program: ts.Program;
let calls: StatementCall[];
let describer: StatementDescriber;

const isOfProduct = ({ location }: StatementCall): boolean => !location.startsWith('..');

beforeAll(async () => {
  server = await startTestServer();
  program = compileServer();
  calls = await findCalls(program);
  const texts = calls.flatMap((call) => (Array.isArray(call.texts) ? call.texts : []));
  describer = await StatementDescriber.open(
    server.databaseUrl,
    texts.filter((text) => /^\s*CREATE TEMP/.test(text)),
  );
}, 600_000);

afterAll(async () => {
  await describer.close();
  await server.close();
});

describe('the statements of the server', () => {
  it('fit the migrated schema with their parameters and row types', async () => {
    const product = calls.filter(isOfProduct);
    const checked = await checkStatements(product, describer, new TypeJudge(program), exceptions);
    expect(checked.faults).toEqual([]);
    expect(checked.needless).toEqual([]);
    expect(product.length).toBeGreaterThan(200);
    expect(checked.texts).toBeGreaterThan(300);
  });

  it.each([
    ['column', 'is refused by PostgreSQL: error: column "ful_name" does not exist'],
    ['renamedColumn', 'gives no column "fullName", which the row type has'],
    ['renamedColumn', 'gives a column "name", which the row type has not'],
    ['rowType', 'gives "at" as TIMESTAMPTZ, and the row type says string'],
    ['missingNull', 'gives "number" as null at times, and the row type does not say so'],
    ['optionalRow', 'gives "name" as null at times, and the row type does not say so'],
    ['noRowType', 'gives id and has no row type'],
    ['parameterCount', 'takes 2 parameters and is passed 1'],
    ['parameterType', 'takes INT4 as $1 and is passed "first"'],
    ['arrayAsJson', 'takes JSONB as $1 and is passed string[]'],
    ['unknownText', 'cannot be checked: it depends on "table"'],
  ])('would not pass with a fault like %s: %s', async (name, fault) => {
    const planted = calls.filter((call) => call.name === `../harness/statements/faulty.ts ${name}`);
    const { faults } = await checkStatements(planted, describer, new TypeJudge(program), {
      unchecked: {},
      neverNull: {},
      samples: {},
    });
    expect(faults).toContainEqual(expect.stringMatching(fault.replace(/[$[\]]/g, '\\$&')));
  });
});

describe('a row', () => {
  it('holds what the check believes that the driver makes of each type', async () => {
    const { rows } = await server.database.query<QueryResultRow>(
      `SELECT true AS boolean, 1::int2 AS number, 1 AS number2, 1::int8 AS number3,
         1::float8 AS number4, 1.5 AS string, 'a'::text AS string2, gen_random_uuid() AS string3,
         current_date AS string4, now() AS "Date", localtimestamp AS "Date2", ''::bytea AS "Buffer"`,
    );
    const kinds = Object.entries(rows[0] ?? {}).map(([name, value]: [string, unknown]) => [
      name.replace(/\d/, ''),
      value instanceof Date ? 'Date' : Buffer.isBuffer(value) ? 'Buffer' : typeof value,
    ]);
    expect(kinds).toHaveLength(12);
    for (const [believed, seen] of kinds) expect(seen).toBe(believed);
  });
});
