import { beforeEach, describe, expect, it } from '@jest/globals';
import { weekdays } from 'shared-api/contract/entities/contract';
import { checkFile, uploadFile } from '../../harness/testing/imports/importFiles.ts';
import { importsPerFile, people } from '../../harness/testing/imports/importsPerFile.ts';

const { server, rowsOf, importAll } = importsPerFile();

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

  it('say when they are served', async () => {
    const file = [
      'Customer,Starts at,Frequency,Start date,Mon,Address',
      'Ann Lee,8:30 AM,Bi-weekly,2026-03-02,x,12 King St',
      'Ben Roy,0.5625,mensuel,,,14 King St',
      'Ben Roy,soon,weekly,,,15 King St',
    ].join('\n');
    const { report } = await importAll(file, { entity: 'contracts' });
    expect(report).toMatchObject({ created: 2, refused: 1 });
    expect(report?.faults).toMatchObject([
      { row: 4, reason: '"soon" is not a time of day. Write it as 09:00 or 9:00 a.m.' },
    ]);
    const { rows } = await server.database.query(
      `SELECT to_char(start_time, 'HH24:MI') AS at, repeat, first_day::text AS first, monday
       FROM contracts ORDER BY id`,
    );
    expect(rows).toEqual([
      { at: '08:30', repeat: 'everyTwoWeeks', first: '2026-03-02', monday: true },
      { at: '13:30', repeat: 'monthly', first: null, monday: false },
    ]);
  });

  it('name all weekdays in one column', async () => {
    const file = [
      'Customer,Days,Address',
      'Ann Lee,"Mon, Wed & Fridays",12 King St',
      'Ann Lee,du mardi au jeudi,13 King St',
      'Ben Roy,Sat-Mon,14 King St',
      'Ben Roy,someday,15 King St',
      'Ben Roy,,16 King St',
    ].join('\n');
    const { report } = await importAll(file, { entity: 'contracts' });
    expect(report).toMatchObject({ created: 4, refused: 1 });
    expect(report?.faults).toMatchObject([
      { row: 5, reason: '"someday" is no list of weekdays. Write them as Mon, Wed, Fri.' },
    ]);
    const rows = await rowsOf('contracts');
    expect(rows.map((row) => weekdays.filter((day) => row[day] === true))).toEqual([
      ['monday', 'wednesday', 'friday'],
      ['tuesday', 'wednesday', 'thursday'],
      ['monday', 'saturday', 'sunday'],
      [],
    ]);
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

  it('have French headings, words and times', async () => {
    const work = [
      'Client;Date;Heure;Durée;Prix;Statut;Employé',
      'Ann Lee;2026-04-03;8h30;1 h 30;1 234,50 $;Terminée;',
    ].join('\n');
    const { report } = await importAll(work, { entity: 'services' });
    expect(report).toMatchObject({ created: 1, refused: 0 });
    expect(await rowsOf('services')).toMatchObject([
      { price_cents: 123_450, hours: 1.5, service_status: 'Complete' },
    ]);
    const terms = [
      'Client;Début;Fin;Fréquence;Jours;Tarif;Statut',
      'Ann Lee;2026-04-03;2026-12-24;chaque semaine;lundi;50,00;actif',
    ].join('\n');
    expect((await importAll(terms, { entity: 'contracts' })).report).toMatchObject({ created: 1 });
    const { rows } = await server.database.query(
      'SELECT first_day::text AS first, last_day::text AS last, repeat, is_active AS active FROM contracts',
    );
    expect(rows).toEqual([
      { first: '2026-04-03', last: '2026-12-24', repeat: 'weekly', active: true },
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

  it.each([
    [
      Array.from({ length: 201 }, (_, n) => ({ heading: `C${n}`, field: 'address' })),
      'mapping may have 200 entries at most.',
    ],
    ['address', 'mapping is not of the right type.'],
    [undefined, 'mapping is missing.'],
  ])('say what is wrong with a mapping', async (mapping, message) => {
    const { body } = await uploadFile(server, 'Address\n12 King St', 'contracts');
    const answer = await server.call('POST', `imports/${String(body['id'])}/check`, {
      as: 'Admin',
      body: { mapping, duplicates: 'skip', dayOrder: 'ymd' },
    });
    expect([answer.status, answer.body['message']]).toEqual([400, message]);
  });
});
