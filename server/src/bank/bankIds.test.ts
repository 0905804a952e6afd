import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { companyDay } from 'shared-api/contract/company/companyTime';
import { officeDay } from 'shared-api/contract/values/officeDay';
import { startTestServer, type TestServer } from '../../harness/testing/testServer.ts';
import {
  forgetStatements,
  ofxOfLines,
  storedLines,
  uploadTo,
  type OfxLine,
} from '../../harness/testing/bankStatements.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => forgetStatements(server));

const upload = (lines: OfxLine[], made?: string) => uploadTo(server, ofxOfLines(lines, made));
const coffee: OfxLine = { id: 'F1', day: '2026-03-02', amount: '-12.50', name: 'PENDING COFFEE' };

describe('a line that the bank knows by an id', () => {
  it('takes the bank’s newer words, day and type, and keeps those before', async () => {
    await upload([coffee], '20260302');
    const { file, message } = await upload(
      [{ ...coffee, day: '2026-03-04', name: 'Café du Lac', memo: 'Card 12', type: 'POS' }],
      '20260305',
    );
    expect(file).toMatchObject({ lines: 1, added: 0, updated: 1 });
    expect(message).toContain('The bank has changed 1 transaction.');
    expect(await storedLines(server)).toEqual(['F1 2026-03-04 -12.50 Café du Lac - Card 12']);
    const { body } = await server.call('GET', 'bank-transactions/', { as: 'Admin' });
    const [row] = body['results'] as { id: number; kind: string }[];
    expect(row?.kind).toBe('Card');
    const history = await server.call('GET', `bank-transactions/${row?.id}/history`, {
      as: 'Employee',
    });
    expect(history.body['results']).toMatchObject([
      {
        who: 'test-admin',
        action: 'update',
        before: { day: '2026-03-02', amount: -12.5, description: 'PENDING COFFEE' },
        after: { day: '2026-03-04', description: 'Café du Lac - Card 12' },
      },
    ]);
  });

  it('keeps its newest words when an older file is read later', async () => {
    await upload([{ ...coffee, name: 'Café du Lac' }], '20260305');
    const { file } = await upload([coffee], '20260302');
    expect(file).toMatchObject({ added: 0, updated: 0 });
    expect(await storedLines(server)).toEqual(['F1 2026-03-02 -12.50 Café du Lac']);
  });

  it('keeps the words that a newer file has confirmed', async () => {
    await upload([coffee], '20260302');
    await upload([coffee], '20260309');
    await upload([{ ...coffee, name: 'Café du Lac' }], '20260305');
    expect(await storedLines(server)).toEqual(['F1 2026-03-02 -12.50 PENDING COFFEE']);
  });

  it('is another line in another account', async () => {
    await upload([coffee]);
    await uploadTo(server, ofxOfLines([coffee], '', '777'));
    expect(await storedLines(server)).toHaveLength(2);
  });

  it('is known in CSV files too, whose column of ids has their name', async () => {
    const csv = (id: string, words: string) =>
      uploadTo(server, `Date,Description,Amount,${id}\n2026-03-02,${words},-5,77\n`, 'a.csv');
    await csv('Transaction ID', 'Soap');
    expect((await csv('Transaction ID', 'Soap and more')).file).toMatchObject({ updated: 1 });
    // A reference may be a customer's number.
    await csv('Reference', 'Rent');
    expect((await csv('Reference', 'Rent again')).file).toMatchObject({ added: 1 });
  });

  it('is known again where it was stored before ids counted', async () => {
    const csv = 'Date,Description,Amount,Transaction ID\n2026-03-02,Soap,-5,77\n';
    await uploadTo(server, csv, 'a.csv');
    await server.database.query('UPDATE bank_transactions SET has_id = false');
    await uploadTo(server, csv, 'a.csv');
    expect((await uploadTo(server, csv.replace('Soap', 'Soap 2'), 'a.csv')).file).toMatchObject({
      added: 0,
      updated: 1,
    });
  });
});

describe('a transfer that was taken as a payment', () => {
  const today = companyDay(Date.now() / 1000, 'America/Toronto');
  const transfer = (amount: string, name: string): OfxLine => ({
    id: 'T1',
    day: today,
    amount,
    name,
    type: 'CREDIT',
  });
  async function accept(): Promise<void> {
    const { rows } = await server.database.query<{ id: number }>(
      `INSERT INTO invoices (invoice_number, type, date_ts, total_cents)
       VALUES (30001, 'Janitorial', $1, 11300) RETURNING id`,
      [today],
    );
    const { body } = await server.call('GET', 'payment-suggestions/', { as: 'Admin' });
    const [found] = body['results'] as { transactionId: number }[];
    const { status } = await server.call(
      'POST',
      `payment-suggestions/${found?.transactionId}/accept`,
      { as: 'Admin', body: { invoiceId: rows[0]?.id } },
    );
    expect(status).toBe(200);
  }
  const payments = async (): Promise<unknown[]> => {
    const { rows } = await server.database.query(
      `SELECT p.amount_cents AS paid, t.cents, t.description
       FROM payments p JOIN bank_transactions t ON t.id = p.bank_transaction_id`,
    );
    return rows;
  };

  it('stays the payment when the bank changes its words', async () => {
    await upload([transfer('113.00', 'Pending Interac e-Transfer')], '20260301');
    await accept();
    await upload([transfer('113.00', 'Interac e-Transfer Ann Lee')], '20260302');
    expect(await payments()).toEqual([
      { paid: 11_300, cents: 11_300, description: 'Interac e-Transfer Ann Lee' },
    ]);
    const { body } = await server.call('GET', 'payment-suggestions/', { as: 'Admin' });
    expect(body['results']).toEqual([]);
  });

  it('stays the payment when the bank changes its amount, and somebody is told to check it', async () => {
    await upload([transfer('113.00', 'Interac e-Transfer Ann Lee')], '20260301');
    await accept();
    const { file } = await upload([transfer('103.00', 'Interac e-Transfer Ann Lee')], '20260302');
    expect(file?.note).toBe(
      `The bank has changed the transfer of ${officeDay(today)} from $ 113.00 to $ 103.00; it is recorded as the payment of invoice #30001, which stays as it is: check it.`,
    );
    expect(await payments()).toMatchObject([{ paid: 11_300, cents: 10_300 }]);
    const { body } = await server.call('GET', 'bank-statements/', { as: 'Employee' });
    expect(body['results']).toMatchObject([{ note: file?.note, updated: 1 }, { note: '' }]);
  });
});

describe('an id that the bank uses again', () => {
  it('in one file keeps every line, also when the file is read again', async () => {
    const lines = [coffee, coffee, { ...coffee, amount: '-900.00', name: 'Rent' }];
    await upload(lines);
    expect((await upload(lines)).file).toMatchObject({ added: 0, updated: 0 });
    expect(await storedLines(server)).toHaveLength(3);
  });

  it('in one file is, with the day and the amount, still a line whose words the bank changes', async () => {
    const rent = { ...coffee, amount: '-900.00', name: 'Rent' };
    const posted = { ...coffee, name: 'Café du Lac' };
    // First once, then also of another line.
    await upload([coffee], '20260302');
    expect((await upload([posted, rent], '20260303')).file).toMatchObject({ added: 1, updated: 1 });
    // Of both.
    const { file } = await upload([posted, { ...rent, name: 'Rent of March' }], '20260304');
    expect(file).toMatchObject({ added: 0, updated: 1 });
    // Of two lines with the same day and amount, and of one of them alone.
    const twice = await upload([posted, posted, rent], '20260305');
    expect(twice.file).toMatchObject({ added: 1, updated: 1 });
    const final = { ...coffee, name: 'Café du Lac, Waterloo' };
    expect((await upload([final, final], '20260306')).file).toMatchObject({ added: 0, updated: 2 });
    expect((await upload([posted], '20260307')).file).toMatchObject({ added: 0, updated: 1 });
    expect(await storedLines(server)).toEqual([
      'F1 2026-03-02 -12.50 Café du Lac',
      'F1 2026-03-02 -12.50 Café du Lac, Waterloo',
      'F1 2026-03-02 -900.00 Rent',
    ]);
  });

  it('for every line loses and doubles none, whichever days each file has', async () => {
    // The same ticket every other day, and two lunches on one day.
    const all = ['02', '04', '06', '06', '08', '10'].map((day, at) => ({
      ...coffee,
      day: `2026-03-${day}`,
      name: at === 3 ? 'Lunch' : 'Ticket',
    }));
    for (const [from, to] of [
      [0, 4],
      [2, 6],
      [1, 5],
      [0, 6],
    ]) {
      await upload(all.slice(from, to), `202604${String(10 + (to ?? 0))}`);
    }
    expect(await storedLines(server)).toHaveLength(6);
  });

  it('months later, or for other money, keeps both lines', async () => {
    await upload([coffee], '20260302');
    await upload([{ ...coffee, day: '2026-06-02' }], '20260603');
    await upload([{ ...coffee, day: '2026-06-02', amount: '80.00', name: 'Refund' }], '20260604');
    expect(await storedLines(server)).toHaveLength(3);
  });

  it('in each file from 1 on keeps all lines of both files', async () => {
    const numbered = (lines: [day: string, amount: string, name: string][]) =>
      lines.map(([day, amount, name], at) => ({ id: String(at + 1), day, amount, name }));
    const fee: [string, string, string] = ['2026-03-02', '-5.00', 'Fee'];
    await upload(numbered([fee, ['2026-03-03', '-90.00', 'Paint Depot']]));
    const next: [string, string, string] = ['2026-03-09', '-5.00', 'Weekly fee'];
    await upload(numbered([next, ['2026-03-10', '400.00', 'Deposit']]));
    expect(await storedLines(server)).toHaveLength(4);
  });
});

describe('overlapping files', () => {
  const day = (at: number): string =>
    new Date(Date.UTC(2026, 2, 1 + at)).toISOString().slice(0, 10);
  /**
   * How a bank might describe the same transactions in successive files: a range of lines, in one
   * of several wordings.
   */
  const files = fc
    .array(
      fc.record({
        from: fc.integer({ min: 0, max: 5 }),
        length: fc.integer({ min: 1, max: 6 }),
        wordings: fc.array(fc.constantFrom('Pending', 'Posted', 'Final'), {
          minLength: 12,
          maxLength: 12,
        }),
        moves: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 12, maxLength: 12 }),
      }),
      { minLength: 2, maxLength: 4 },
    )
    .map((all) =>
      all.map(({ from, length, wordings, moves }, file) => ({
        made: `202605${String(file + 10)}`,
        lines: Array.from({ length }, (_, index): OfxLine => {
          const at = from + index;
          return {
            id: `L${at}`,
            // Equal amounts on neighbouring days, such as bus tickets.
            day: day(at + (moves[at] ?? 0)),
            amount: '-3.25',
            name: `${wordings[at]} ticket`,
          };
        }),
      })),
    );
  const order = fc.array(fc.nat(), { minLength: 4, maxLength: 4 });

  it('give the same lines in whatever order they are read, in the bank’s newest words', async () => {
    await fc.assert(
      fc.asyncProperty(files, order, async (all, ranks) => {
        await forgetStatements(server);
        const shuffled = all
          .map((file, at) => ({ ...file, rank: ranks[at] ?? 0 }))
          .sort((a, b) => a.rank - b.rank);
        for (const { lines, made } of shuffled) await upload(lines, made);
        const newest = new Map(all.flatMap(({ lines }) => lines.map((line) => [line.id, line])));
        const expected = [...newest.values()].map(
          ({ id, day: on, amount, name }) => `${id} ${on} ${amount} ${name}`,
        );
        expect(await storedLines(server)).toEqual(expected.sort());
      }),
      { numRuns: 12, seed: 10 },
    );
  });

  it('without ids give each line as often as the file that has it most', async () => {
    const soap = '2026-03-02,Soap,-5';
    const csv = [[soap, soap], [soap], [soap, soap, '2026-03-03,Mop,-9'], ['2026-03-03,Mop,-9']];
    for (const turn of [0, 1, 2, 3]) {
      await forgetStatements(server);
      for (const rows of [...csv.slice(turn), ...csv.slice(0, turn)]) {
        await uploadTo(server, ['Date,Memo,Amount', ...rows].join('\n'), 'a.csv');
      }
      expect(await storedLines(server)).toHaveLength(3);
    }
  });
});

it('takes forty files at once, each line once, while others are answered', async () => {
  const lines = [coffee, { ...coffee, id: 'F2' }, { ...coffee, id: 'F3', amount: '7.00' }];
  const [other, ...answers] = await Promise.all([
    server.call('GET', 'bank-transactions/', { as: 'Employee' }),
    ...Array.from({ length: 40 }, () => upload(lines)),
  ]);
  expect(other.status).toBe(200);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(answers.filter(({ file }) => file?.added === 3)).toHaveLength(1);
  expect(await storedLines(server)).toHaveLength(3);
});
