import { describe, expect, it } from '@jest/globals';
import {
  carryOut,
  checkFile,
  dump,
  uploadFile,
} from '../../harness/testing/imports/importFiles.ts';
import { importsPerFile, people } from '../../harness/testing/imports/importsPerFile.ts';

const { server, rowsOf, importAll, undo } = importsPerFile();

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

  it('knows clients by their further contacts, as does a file of contracts', async () => {
    const { rows } = await server.database.query<{ id: number }>(
      `INSERT INTO clients (full_name, since_ts) VALUES ('Lee & Sons', current_date) RETURNING id`,
    );
    const id = rows[0]?.id;
    await server.database.query(
      `INSERT INTO client_contacts (client_id, name, email, phone)
       VALUES ($1, 'Ann', 'Ann@Example.com', ''), ($1, 'Ben', '', '+1 519 555 0102')`,
      [id],
    );
    const again = await importAll(people, { duplicates: 'fill' });
    expect(again.report).toMatchObject({ created: 0, filled: 1, refused: 0 });
    expect(await rowsOf('clients')).toMatchObject([
      { id, full_name: 'Lee & Sons', city: 'Waterloo' },
    ]);
    const contracts = 'Customer,Description\nann@example.com,Windows\n519.555.0102,Floors';
    await importAll(contracts, { entity: 'contracts' });
    expect(await rowsOf('contracts')).toMatchObject([{ client_id: id }, { client_id: id }]);
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

  it('has names as they are said, whichever part stands first', async () => {
    await importAll('Last name,First name,Email\nLee,Ann,al@example.com');
    await importAll('Nom;Prénom;Courriel\nCôté;Élise;ec@example.com');
    const names = (await rowsOf('clients')).map((row) => row['full_name']);
    expect(names).toEqual(['Ann Lee', 'Élise Côté']);
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
