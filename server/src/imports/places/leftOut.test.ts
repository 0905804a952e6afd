import { describe, expect, it } from '@jest/globals';
import { checkFile } from '../../../harness/testing/imports/importFiles.ts';
import { importsPerFile } from '../../../harness/testing/imports/importsPerFile.ts';

const { server, rowsOf, importAll } = importsPerFile();

describe('addresses of a client in several rows', () => {
  it('keep the notes of all rows, and name what of them is not stored', async () => {
    const file = [
      'Company,Email,Phone,Address,Address 2 label,Address 2 street,Address 2 notes',
      'Lee,lee@example.com,,1 First St,Shop,2 King St,Gate 1234',
      'Lee,lee@example.com,519 555 0101,1 First St,Store,2  king st,Ring twice',
      'Lee,lee@example.com,519 555 0102,1 First St,Shop,2 King St,gate 1234',
      `Lee,lee@example.com,,1 First St,,2 King St,${'x'.repeat(490)}`,
    ].join('\n');
    const { report } = await importAll(file, { duplicates: 'fill' });
    expect(report).toMatchObject({ created: 1, addresses: 1, refused: 0, leftCount: 3 });
    expect(await rowsOf('client_addresses')).toMatchObject([
      { label: 'Shop', address: '2 King St', notes: 'Gate 1234\nRing twice' },
    ]);
    expect(report?.left).toEqual([
      {
        ...{ row: 3, heading: '', value: 'Store' },
        reason:
          '2 King St is this client\'s already, with the label "Shop", and that stays. Change it there if this is right.',
      },
      {
        ...{ row: 4, heading: 'Phone', value: '(519) 555-0102' },
        reason:
          'Row 2 is of the same client and has "(519) 555-0101" there, which stays. Give one of them a column of its own if both are needed.',
      },
      {
        ...{ row: 5, heading: '', value: `${'x'.repeat(60)}…` },
        reason:
          'With this the notes of 2 King St would have more than 500 characters. Shorten them in the file.',
      },
    ]);
    // Nothing of it is new when the file comes again, and what it said besides is named again.
    const again = await checkFile(server, file, { duplicates: 'fill' });
    expect(again.report).toMatchObject({ filled: 0, addresses: 0, skipped: 4, leftCount: 2 });
    const skipping = await checkFile(
      server,
      `${file}\nRoy,roy@example.com,,9 Elm St,,,
Roy,roy@example.com,,9 Elm St,,2 Oak St,Back door`,
      { duplicates: 'skip' },
    );
    expect(skipping.report).toMatchObject({ created: 1, skipped: 5, leftCount: 1 });
    expect(skipping.report?.left[0]?.reason).toMatch(
      /^It is of the same record as row 6 and skipped/,
    );
  });

  it('are named where a stored client has another address, and is not given this one', async () => {
    await importAll(
      'Company,Email,Address,Address 2 street\nLee,lee@example.com,1 First St,2 King St',
    );
    const file = [
      'Company,Email,Address,Address 2 street,Address 2 notes',
      'Lee,lee@example.com,3 Oak Rd,2 King St,Gate 1234',
      'Lee,lee@example.com,2 King St,,',
    ].join('\n');
    const { report } = await checkFile(server, file, { duplicates: 'fill' });
    expect(report).toMatchObject({ filled: 0, addresses: 0, skipped: 2, leftCount: 2 });
    expect(report?.left.map(({ row, value, reason }) => [row, value, reason])).toEqual([
      [
        2,
        'Gate 1234',
        "2 King St is this client's already, and an import does not change it. Add this there.",
      ],
      [
        2,
        '3 Oak Rd',
        'The client\'s address here is 1 First St, and that stays. If this is a further one, name its column "Address 2 street", or add it to the client.',
      ],
    ]);
  });

  it.each([
    ['a street and a city', ['1 First St,,', ',Guelph,', ',,n1g 2w1'], 0],
    ['a city and a street', [',Guelph,', '1 First St,,', ',,n1g 2w1'], 0],
    [
      'a city before the same street with its own',
      ['1 First St,,', ',Elmira,', '1 First St,Guelph,n1g 2w1'],
      1,
    ],
  ])('are one where two rows of a client say %s', async (_case, rows, leftCount) => {
    const lines = rows.map((row) => `Lee,lee@example.com,${row}`);
    const file = ['Company,Email,Address,City,Postal code', ...lines].join('\n');
    const { report } = await importAll(file, { duplicates: 'fill' });
    expect(report).toMatchObject({ created: 1, addresses: 0, leftCount });
    expect(await rowsOf('clients')).toMatchObject([
      { address: '1 First St', city: 'Guelph', postal_code: 'N1G 2W1' },
    ]);
  });

  it('get no city of a row without a street where it may be of any of them', async () => {
    const file = [
      'Company,Email,Address,City',
      'Lee,lee@example.com,1 First St,',
      'Lee,lee@example.com,,Guelph',
      'Lee,lee@example.com,2 King St,Elmira',
      'Lee,lee@example.com,,Elmira',
    ].join('\n');
    const { report } = await importAll(file, { duplicates: 'fill' });
    expect(await rowsOf('clients')).toMatchObject([{ address: '1 First St', city: '' }]);
    expect(report?.left.map(({ row, value, reason }) => [row, value, reason])).toEqual(
      [3, 5].map((row) => [
        row,
        row === 3 ? 'Guelph' : 'Elmira',
        'The rows have 2 addresses of this client, and do not say of which one this is. Write the street in this row too.',
      ]),
    );
    expect(report).toMatchObject({ created: 1, addresses: 1, skipped: 2 });
  });
});
