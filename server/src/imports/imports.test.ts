import { beforeEach, describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import fc from 'fast-check';
import type { ImportChoice } from 'shared-api/contract/entities/importing/imports';
import {
  carryOut,
  checkFile,
  dump,
  uploadFile,
} from '../../harness/testing/imports/importFiles.ts';
import { serverPerFile } from '../../harness/testing/serverPerFile.ts';
import { runImport } from './importJob.ts';

const server = serverPerFile();

beforeEach(async () => {
  for (const table of ['services', 'contracts', 'clients', 'imports', 'import_mappings']) {
    await server.database.query(`DELETE FROM ${table}`);
  }
});

const people = [
  'Client,E-Mail,Main Phone #,Street 1,Unit,City,ZIP',
  'Ann Lee,ann@example.com,519-555-0101,12 King St,4,Waterloo,n2l3g1',
  'Ben Roy,ben@example.com,(519) 555-0102,14 King St,,Waterloo,N2L 3G1',
].join('\n');

type Row = Record<string, unknown>;

const rowsOf = async (table: string): Promise<Row[]> =>
  (await server.database.query<Row>(`SELECT * FROM ${table} ORDER BY id`)).rows;

const importAll = async (
  ...file: Parameters<typeof checkFile> extends [unknown, ...infer Rest] ? Rest : never
) => carryOut(server, await checkFile(server, ...file));

const undo = (id: number) => server.call('POST', `imports/${id}/undo`, { as: 'Admin' });

describe('a file of clients', () => {
  it('is read by its own headings, checked, and stored as it was checked', async () => {
    const { body } = await uploadFile(server, people);
    expect(body).toMatchObject({
      state: 'open',
      rows: 2,
      isRemembered: false,
      columns: [
        { heading: 'Client', field: 'fullName', samples: ['Ann Lee', 'Ben Roy'] },
        { heading: 'E-Mail', field: 'email' },
        { heading: 'Main Phone #', field: 'phoneNumber' },
        { heading: 'Street 1', field: 'address' },
        { heading: 'Unit', field: 'address' },
        { heading: 'City', field: 'city' },
        { heading: 'ZIP', field: 'postalCode' },
      ],
    });
    const checked = await checkFile(server, people);
    expect(checked.report).toMatchObject({ created: 2, filled: 0, skipped: 0, refused: 0 });
    expect(await rowsOf('clients')).toEqual([]);
    expect(await carryOut(server, checked)).toMatchObject({
      state: 'done',
      report: { created: 2 },
    });
    expect(await rowsOf('clients')).toMatchObject([
      {
        full_name: 'Ann Lee',
        email: 'ann@example.com',
        phone_number: '(519) 555-0101',
        address: '12 King St, 4',
        postal_code: 'N2L 3G1',
        language: 'en',
        version: 1,
      },
      { full_name: 'Ben Roy' },
    ]);
  });

  it('makes no doubles when it is imported again, however e-mail and phone are written', async () => {
    await importAll(people);
    const again = people
      .replace('ann@', 'ANN@')
      .replace('ben@example.com,(519) 555-0102', ',1 519 555 0102');
    const { report } = await checkFile(server, again);
    expect(report).toMatchObject({ created: 0, skipped: 2, refused: 0 });
    const start = await server.call('POST', 'imports/0/start', {
      as: 'Admin',
      body: { plan: 'x' },
    });
    expect(start.status).toBe(404);
  });

  it('makes no doubles of rows within itself', async () => {
    const { report } = await importAll(`${people}\nAnnie Lee,ann@example.com,,,,,`);
    expect(report).toMatchObject({ created: 2, skipped: 1 });
  });

  it('fills only what is empty, if that is chosen, and its undo empties it again', async () => {
    await importAll('Name,Email\nAnn Lee,ann@example.com');
    const [before] = await rowsOf('clients');
    const filled = await importAll(people, { duplicates: 'fill' });
    expect(filled.report).toMatchObject({ created: 1, filled: 1, skipped: 0 });
    expect((await rowsOf('clients'))[0]).toMatchObject({
      full_name: 'Ann Lee',
      phone_number: '(519) 555-0101',
      version: 2,
    });
    await undo(filled.id);
    // An editor that was opened in between has to notice, so the version goes on.
    expect(await rowsOf('clients')).toEqual([{ ...before, version: 3 }]);
  });

  it('is imported all the same, if that is chosen', async () => {
    await importAll(people);
    expect((await importAll(people, { duplicates: 'add' })).report).toMatchObject({ created: 2 });
    expect(await rowsOf('clients')).toHaveLength(4);
  });

  it('has its refused rows told with row, column and cure, and as a file', async () => {
    const file = [
      'Name,Email,Phone',
      'Ann,ann@example,519-555-0101',
      ',bo@example.com,5.19555E+09',
      "'=SUM(A1),cy@example.com,519-555-0103",
    ].join('\n');
    const { id, report } = await checkFile(server, file);
    expect(report).toMatchObject({ created: 1, refused: 2 });
    expect(report?.faults).toEqual([
      {
        row: 2,
        heading: 'Email',
        value: 'ann@example',
        reason: 'You must enter a valid email address.',
      },
      {
        row: 3,
        heading: 'Phone',
        value: '5.19555E+09',
        reason:
          '"5.19555E+09" was shortened by a spreadsheet. Format the column as text there, and type the number again.',
      },
      {
        row: 3,
        heading: '',
        value: '',
        reason: 'Nothing says what this row is called: fill Name or Company.',
      },
    ]);
    const { text } = await server.call('GET', `imports/${id}/refused/`, { as: 'Admin' });
    expect(text.split('\r\n')).toEqual([
      '\ufeffName,Email,Phone,Why it was refused',
      'Ann,ann@example,519-555-0101,Email: You must enter a valid email address.',
      expect.stringContaining(',bo@example.com,5.19555E+09,"Phone: '),
      '',
    ]);
  });

  it('is mapped as the last one with these headings, in whatever order they stand', async () => {
    const mapping = [{ heading: 'Wer', field: 'companyName' }];
    await checkFile(server, 'Wer,Was\nAcme,x', { mapping });
    const { body } = await uploadFile(server, 'Was,Wer\nx,Acme');
    expect(body).toMatchObject({
      isRemembered: true,
      columns: [
        { heading: 'Was', field: null },
        { heading: 'Wer', field: 'companyName' },
      ],
    });
  });

  it('is refused whole when the data has changed since it was checked', async () => {
    const checked = await checkFile(server, people);
    await importAll('Name,Email\nAnn Lee,ann@example.com');
    const before = await dump(server);
    expect(await carryOut(server, checked)).toMatchObject({
      state: 'open',
      report: null,
      fault:
        'Nothing was imported: the data has changed since the file was checked. Check it again.',
    });
    expect(await dump(server)).toBe(before);
  });

  it('is started once, however many start it at a time', async () => {
    const { id, report } = await checkFile(server, people);
    const all = await Promise.all(
      Array.from({ length: 30 }, () =>
        server.call('POST', `imports/${id}/start`, { as: 'Admin', body: { plan: report?.plan } }),
      ),
    );
    expect(all.filter(({ status }) => status === 202)).toHaveLength(1);
    expect(all.filter(({ status }) => status === 409)).toHaveLength(29);
  });

  it.each([
    ['', 'The file is empty. Choose a CSV file with headings in its first row.'],
    [
      'Name,Email\n',
      'There are no rows below the headings. The first row must name the columns, and each further row is one record.',
    ],
    [
      'PK\u0003\u0004',
      'This is a workbook or another file that is not text. In your spreadsheet choose "Save as" and the type "CSV UTF-8 (Comma delimited)".',
    ],
    [
      'Name,Email\nAnn,"a',
      'A quotation mark that is opened in row 2 or after it is never closed. Close it, or write two of them for one.',
    ],
  ])('that cannot be read is refused with the cure', async (content, message) => {
    const { status, body } = await uploadFile(server, content);
    expect({ status, message: body['message'] }).toEqual({ status: 400, message });
  });

  it('with more rows than allowed is refused with the number', async () => {
    const { status, body } = await uploadFile(server, `Name\n${'Ann\n'.repeat(20_001)}`);
    expect({ status, message: body['message'] }).toEqual({
      status: 413,
      message: 'This file has more than 20,000 rows. Split it, and keep the headings in each part.',
    });
  });
});

describe('an undo', () => {
  it('leaves the tables as they were, byte by byte', async () => {
    await importAll('Name,Email\nCy,cy@example.com');
    const before = await dump(server);
    const { id } = await importAll(people);
    const { body } = await undo(id);
    expect(body['message']).toBe('The import is undone: 2 clients removed.');
    expect(await dump(server)).toBe(before);
    expect((await undo(id)).body['message']).toBe('This import is undone already.');
  });

  it('is refused with the records that were changed or used since', async () => {
    const { id } = await importAll(people);
    const [ann, ben] = await rowsOf('clients');
    await server.database.query("UPDATE clients SET city = 'Guelph', version = 2 WHERE id = $1", [
      ann?.['id'],
    ]);
    const note = { key: crypto.randomUUID(), note: 'Rings twice' };
    await server.call('POST', `clients/${String(ben?.['id'])}/notes/`, { as: 'Admin', body: note });
    const preview = await server.call('GET', `imports/${id}/undo`, { as: 'Admin' });
    expect(preview.body).toMatchObject({
      conflictCount: 2,
      conflicts: [
        { name: 'Ann Lee', reason: 'Changed since the import.' },
        { name: 'Ben Roy', reason: 'Used since the import: it has client notes.' },
      ],
    });
    const { status, body } = await undo(id);
    expect({ status, message: body['message'] }).toEqual({
      status: 409,
      message: 'Nothing was undone: Ann Lee, Ben Roy were changed or used since.',
    });
    expect(await rowsOf('clients')).toHaveLength(2);
  });
});

it('stores what a check has said, for any file, and nothing of it a second time', async () => {
  const cell = fc.constantFrom(
    '',
    'Ann',
    'Zoé',
    'ann@example.com',
    'ANN@example.com',
    '519-555-0101',
    '+1 519 555 0101',
    'x',
    '=1',
    'a\nb',
  );
  const rows = fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 12 });
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  await fc.assert(
    fc.asyncProperty(rows, fc.constantFrom('skip', 'fill', 'add'), async (all, duplicates) => {
      const body = all.map((cells) => cells.map(quoted).join(',')).join('\n');
      const content = `Name,Email,Phone\n${body}\n"sure","","\n"`;
      const mapping: ImportChoice['mapping'] = [
        { heading: 'Name', field: 'fullName' },
        { heading: 'Email', field: 'email' },
        { heading: 'Phone', field: 'phoneNumber' },
      ];
      const before = await rowsOf('clients');
      const text = await dump(server);
      const checked = await checkFile(server, content, { mapping, duplicates });
      expect(await dump(server)).toBe(text);
      const done = await carryOut(server, checked);
      expect(done.report).toEqual(checked.report);
      const after = await rowsOf('clients');
      expect(after.length - before.length).toBe(checked.report?.created);
      const { report } = await checkFile(server, content, { mapping, duplicates: 'skip' });
      const named = all.filter(([name, email, phone]) => name !== '' && email + phone === '');
      // Only what has neither e-mail nor phone is not known again.
      expect(report?.created).toBeLessThanOrEqual(named.length + 1);
      await undo(done.id);
      if (duplicates !== 'fill') expect(await dump(server)).toBe(text);
    }),
    { numRuns: 25 },
  );
}, 240_000);

describe('contracts and services', () => {
  beforeEach(async () => {
    await importAll(people);
    await server.database.query(
      `INSERT INTO employees (since_ts, full_name, email, phone_number, secret)
       SELECT '2026-01-01', 'Eve Cole', 'eve@example.com', '', 'import-test-secret-' || random()
       WHERE NOT EXISTS (SELECT FROM employees WHERE email = 'eve@example.com')`,
    );
  });

  it('find their client and employee by name, e-mail or phone', async () => {
    const file = [
      'Client;Assigned to;Price;Active;Monday;Address',
      'ann lee;Eve Cole;"1 234,50 $";yes;x;12 King St',
      'BEN@example.com;eve@example.com;80;no;;14 King St',
      '+1 (519) 555-0102;;;;;15 King St',
      'Nobody;;;;;16 King St',
    ].join('\n');
    const done = await importAll(file, { entity: 'contracts' });
    expect(done.report).toMatchObject({ created: 3, refused: 1 });
    expect(done.report?.faults[0]?.reason).toMatch(/^There is no client "Nobody"\. Write the name/);
    expect(await rowsOf('contracts')).toMatchObject([
      { price_cents: 123_450, is_active: true, monday: true, employee_id: expect.any(Number) },
      { price_cents: 8_000, is_active: false, monday: false },
      { address: '15 King St' },
    ]);
    expect((await checkFile(server, file, { entity: 'contracts' })).report).toMatchObject({
      created: 0,
      skipped: 3,
    });
  });

  it('read their days in the order that is chosen, with the time in a column of its own', async () => {
    const file = 'Customer,Date,Time,Status\nAnn Lee,03/04/2026,9:30 AM,Completed\n';
    const mapping = [
      { heading: 'Customer', field: 'clientId' },
      { heading: 'Date', field: 'dateTs' },
      { heading: 'Time', field: 'dateTs' },
      { heading: 'Status', field: 'serviceStatus' },
    ];
    const first = await importAll(file, { entity: 'services', mapping, dayOrder: 'dmy' });
    expect(first.report).toMatchObject({ created: 1, refused: 0 });
    const other = await importAll(file, { entity: 'services', mapping, dayOrder: 'mdy' });
    expect(other.report).toMatchObject({ created: 1 });
    const { rows } = await server.database.query(
      `SELECT to_char(date_ts, 'YYYY-MM-DD HH24:MI') AS at, service_status AS status
       FROM services ORDER BY id`,
    );
    expect(rows).toEqual([
      { at: '2026-04-03 09:30', status: 'Complete' },
      { at: '2026-03-04 09:30', status: 'Complete' },
    ]);
  });

  it('are refused as a whole file without the column of the client', async () => {
    const { body } = await uploadFile(server, 'Address\n12 King St', 'contracts');
    const answer = await server.call('POST', `imports/${String(body['id'])}/check`, {
      as: 'Admin',
      body: {
        mapping: [{ heading: 'Address', field: 'address' }],
        duplicates: 'skip',
        dayOrder: 'ymd',
      },
    });
    expect(answer.body['message']).toBe(
      'Choose the column that holds Client: no row can be imported without it.',
    );
  });
});

const many = (count: number): string =>
  `Name,Email,Phone,Address\n${Array.from({ length: count }, (_, n) => `Person ${n},p${n}@example.com,,${n} King St\n`).join('')}`;

it('of 10,000 rows, killed in the middle, is nothing, and whole when it is begun anew', async () => {
  const { id, report } = await checkFile(server, many(10_000));
  expect(report).toMatchObject({ created: 10_000 });
  const body = { plan: report?.plan };
  await server.call('POST', `imports/${id}/start`, { as: 'Admin', body });
  const script = path.join(import.meta.dirname, '../../harness/testing/imports/importAlone.ts');
  const child = spawn(process.execPath, [script, server.databaseUrl, String(id)], {
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  const written = async () => {
    const { body: now } = await server.call('GET', `imports/${id}/`, { as: 'Admin' });
    return (now['progress'] as { done: number } | null)?.done ?? 0;
  };
  while ((await written()) === 0 && child.exitCode === null) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  child.kill('SIGKILL');
  expect(await ended).toEqual([null, 'SIGKILL']);
  expect(await rowsOf('clients')).toEqual([]);
  await runImport({ ...server, log: { error: () => undefined } }, id);
  const { rows } = await server.database.query('SELECT count(*) FROM clients');
  expect(rows).toEqual([{ count: 10_000 }]);
  expect((await undo(id)).body['message']).toBe('The import is undone: 10000 clients removed.');
  expect(await rowsOf('clients')).toEqual([]);
}, 240_000);
