import { beforeAll, expect, it } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { billingPerFile } from '../../harness/testing/testBilling.ts';
import { startSession } from '../session/sessions.ts';

const billing = billingPerFile({ isCleared: false });

/** 400 entries of two to five rows in January, and one of 310 on the 15th. */
beforeAll(async () => {
  const client = await billing.create('clients', { companyName: 'Maple, Dental' });
  await billing.server.database.query(
    `WITH entries AS (
       INSERT INTO ledger_entries (kind, day, who)
       SELECT 'dispute', '2026-01-01'::date + n / 14, 'test' FROM generate_series(0, 400) n
       RETURNING id, day
     ), sized AS (
       SELECT id, day, CASE row_number() OVER (ORDER BY id) WHEN 200 THEN 309 ELSE 1 + id % 4 END AS legs
       FROM entries
     )
     INSERT INTO ledger_postings (entry_id, day, account, cents, method, client_id)
     SELECT id, day, 'disputed', 100, NULL, $1::integer FROM sized, generate_series(1, legs)
     UNION ALL SELECT id, day, 'money', -100 * legs, 'card', $1 FROM sized`,
    [client['id']],
  );
});

const span = '?from=2026-01-01&to=2026-01-31';

async function archive(format: string, days = span) {
  const { rows } = await billing.server.database.query<{ id: number }>(
    "SELECT id FROM staff WHERE role = 'Admin'",
  );
  const token = await startSession(billing.server.database, rows[0]?.id ?? 0);
  const { rawPayload, headers } = await billing.server.app.inject({
    url: `/api/journal/${format}/zip${days}`,
    headers: { authorization: `Token ${token}` },
  });
  const files = Object.entries(unzipSync(rawPayload)).map(
    ([name, bytes]) => [name, strFromU8(bytes)] as const,
  );
  return { bytes: rawPayload, name: String(headers['content-disposition']), files };
}

/** Its rows, without the headings. */
const rowsOf = (csv: string): string[] => csv.trimEnd().split('\r\n').slice(1);
const entryOf = (row: string): string => row.split(' ')[0] ?? '';

it('Xero gets a month in files of 300 rows, in their order, and no entry in two of them', async () => {
  const { body } = await billing.call('GET', `journal/xero/files${span}`);
  const { files, name } = await archive('xero');
  expect(name).toBe('attachment; filename="journal-xero-2026-01-01-2026-01-31.zip"');
  const count = files.length;
  expect(count).toBeGreaterThanOrEqual(7);
  expect(body['files']).toBe(count);
  expect(files.map(([file]) => file)).toEqual(
    files.map((_, index) => `journal-xero-2026-01-01-2026-01-31-part-${index + 1}-of-${count}.csv`),
  );

  const whole = await billing.call('GET', `journal/xero${span}`);
  const headings = whole.text.split('\r\n')[0];
  expect(files.map(([, csv]) => csv.split('\r\n')[0])).toEqual(files.map(() => headings));
  expect(files.flatMap(([, csv]) => rowsOf(csv))).toEqual(rowsOf(whole.text));

  const entries = files.flatMap(([, csv]) => [...new Set(rowsOf(csv).map(entryOf))]);
  expect(entries).toHaveLength(401);
  expect(new Set(entries).size).toBe(401);

  // One entry is too long for any file: it has one of its own, and is named.
  const long = files.filter(([, csv]) => rowsOf(csv).length > 299);
  expect(long.map(([, csv]) => [...new Set(rowsOf(csv).map(entryOf))])).toEqual([['200']]);
  expect(body['tooLong']).toEqual([{ entry: 200, rows: 310 }]);
});

it('an archive of closed days has the same bytes, whatever is renamed or the time', async () => {
  await billing.call('POST', 'periods/close', { until: '2026-01-31' });
  const { bytes } = await archive('xero');
  await billing.server.database.query("UPDATE clients SET company_name = 'Oak Dental'");
  expect((await archive('xero')).bytes.equals(bytes)).toBe(true);
  // Noon of the last day, in the two numbers of DOS, of no zone; and not compressed.
  expect([bytes.readUInt16LE(8), bytes.readUInt16LE(10), bytes.readUInt16LE(12)]).toEqual([
    0,
    12 << 11,
    ((2026 - 1980) << 9) | (1 << 5) | 31,
  ]);
});

it('fills its files: together with the next entry none would fit', async () => {
  const { files } = await archive('xero');
  const sizes = files.map(([, csv]) => rowsOf(csv).length);
  const firsts = files.map(([, csv]) => {
    const rows = rowsOf(csv);
    return rows.filter((row) => entryOf(row) === entryOf(rows[0] ?? '')).length;
  });
  for (const [index, size] of sizes.slice(0, -1).entries()) {
    expect(size + (firsts[index + 1] ?? 0)).toBeGreaterThan(299);
  }
});

it.each([
  ['xero', '?from=2026-01-01&to=2026-01-02'],
  ['xero', '?from=2025-01-01&to=2025-01-02'],
  ['generic', span],
  ['quickbooks', span],
])('the journal for %s of %s is one file, as without an archive', async (format, days) => {
  const { body } = await billing.call('GET', `journal/${format}/files${days}`);
  expect(body).toEqual({ files: 1, tooLong: [] });
  const { files } = await archive(format, days);
  const { text } = await billing.call('GET', `journal/${format}${days}`);
  const [from = '', to = ''] = days.match(/\d+-\d+-\d+/g) ?? [];
  // The mark before the generic one is no part of its text.
  expect(files.map(([name, csv]) => [name, csv.replace('\ufeff', '')])).toEqual([
    [`journal-${format}-${from}-${to}.csv`, text.replace('\ufeff', '')],
  ]);
});

it('numbers of many files have zeros before them, so that they sort', async () => {
  await billing.server.database.query(
    `WITH entries AS (
       INSERT INTO ledger_entries (kind, day, who)
       SELECT 'dispute', '2026-03-01', 'test' FROM generate_series(1, 1500) n RETURNING id, day
     )
     INSERT INTO ledger_postings (entry_id, day, account, cents, method)
     SELECT id, day, account, cents, 'card' FROM entries,
       (VALUES ('disputed', 100), ('money', -100)) leg (account, cents)`,
    [],
  );
  const { files } = await archive('xero', '?from=2026-03-01&to=2026-03-01');
  expect(files).toHaveLength(11);
  expect(files[0]?.[0]).toBe('journal-xero-2026-03-01-2026-03-01-part-01-of-11.csv');
  expect(new Set(files.flatMap(([, csv]) => rowsOf(csv).map(entryOf))).size).toBe(1500);
});

it.each([
  ['journal/excel/files', 404, 'There is no journal "excel".'],
  ['journal/excel/zip', 404, 'There is no journal "excel".'],
  ['journal/xero/zip?from=2026-02-01&to=2026-01-01', 400, 'The last day is before the first one.'],
])('%s is refused', async (address, status, message) => {
  const answer = await billing.call('GET', address);
  expect([answer.status, answer.body['message']]).toEqual([status, message]);
});
