import { beforeEach, describe, expect, it } from '@jest/globals';
import { companyDay } from 'shared-api/contract/company/companyTime';
import {
  forgetStatements,
  monthsAgo,
  ofxOfRows,
  uploadTo,
  type StatementRow,
} from '../../harness/testing/bankStatements.ts';
import { serverPerFile } from '../../harness/testing/serverPerFile.ts';

const server = serverPerFile();
beforeEach(() => forgetStatements(server));

type Json = Record<string, unknown>;

const dayIn = (monthsBack: number, day: number) => monthsAgo(server, monthsBack, day);

describe('the dashboard', () => {
  const tables = async (): Promise<
    Record<string, { companyName: string; companyPerformance: unknown[][] }[]>
  > =>
    (await server.call('GET', 'generate-chart-data/', { as: 'Employee' })).body['result'] as never;

  it('has nine sets with a table for each brand, also while there is nothing', async () => {
    const result = await tables();
    expect(Object.keys(result).sort()).toEqual([
      'atmEtransferCharts',
      'atmEtransferYearly',
      'eTransferCharts',
      'eTransferLastThreeMonths',
      'expenseYearly',
      'expensesChart',
      'invoicesMonthly',
      'invoicesPieChart',
      'overallCharts',
    ]);
    for (const entries of Object.values(result)) {
      expect(entries.map(({ companyName }) => companyName)).toEqual([
        server.company.brands.cleaning.name,
        server.company.brands.contracting.name,
      ]);
    }
    expect(result['overallCharts']?.[0]?.companyPerformance).toHaveLength(13);
    expect(result['eTransferCharts']?.[0]?.companyPerformance).toEqual([
      ['Counterparty', 'Amount'],
    ]);
  });

  it('adds up what the statements say, each line once and transfers between own accounts not at all', async () => {
    const [now, last, before, old] = [dayIn(0, 1), dayIn(1, 15), dayIn(2, 15), dayIn(3, 15)];
    await uploadTo(
      server,
      ofxOfRows([
        [now, '100.10', 'Deposit', 'DEP'],
        [now, '0.20', 'Deposit', 'DEP'],
        [last, '-40.00', 'ATM King', 'ATM'],
        [last, '-10.05', 'Interac e-Transfer Ann'],
        [before, '-20.10', 'Interac e-Transfer Ann'],
        [before, '-7.00', 'Interac e-Transfer Bob'],
        [old, '-99.00', 'Interac e-Transfer Old'],
        [now, '-5000.00', 'Internal transfer to savings'],
      ]),
    );
    const month = (day: string): string => day.slice(0, 7);
    const result = await tables();
    const table = (name: string): unknown[][] => result[name]?.[0]?.companyPerformance ?? [];
    expect(table('overallCharts').slice(-3)).toEqual([
      [month(before), 0, 27.1],
      [month(last), 0, 50.05],
      [month(now), 100.3, 0],
    ]);
    expect(table('eTransferCharts')).toEqual([
      ['Counterparty', 'Amount'],
      ['Interac e-Transfer Ann', 30.15],
      ['Interac e-Transfer Bob', 7],
    ]);
    expect(table('eTransferLastThreeMonths')).toEqual([
      ['Counterparty', month(before), month(last), month(now)],
      ['Interac e-Transfer Ann', 20.1, 10.05, 0],
      ['Interac e-Transfer Bob', 7, 0, 0],
    ]);
    expect(table('expensesChart')).toEqual([
      ['Category', month(before), month(last), month(now)],
      ['Cash', 0, 40, 0],
      ['Subcontractors', 27.1, 10.05, 0],
    ]);
    expect(result['overallCharts']?.[1]?.companyPerformance.slice(1).flat()).not.toContain(100.3);
  });

  it('tells invoices that are paid, open and overdue', async () => {
    await server.database.query(
      `INSERT INTO invoices (invoice_number, type, date_ts, total_cents)
       SELECT 20000 + n, CASE WHEN n > 3 THEN 'Contracting' ELSE 'Janitorial' END,
         $1::date - CASE n WHEN 2 THEN 31 ELSE 0 END, 1000 * n FROM generate_series(1, 4) n`,
      [companyDay(Date.now() / 1000, server.company.timeZone)],
    );
    await server.database.query(
      `INSERT INTO payments (invoice_id, amount_cents, method, received_on, recorded_by)
       SELECT id, total_cents, 'cash', date_ts, 'test' FROM invoices WHERE invoice_number = 20001`,
    );
    const { invoicesPieChart, invoicesMonthly } = await tables();
    expect(invoicesPieChart?.map(({ companyPerformance }) => companyPerformance)).toEqual([
      [
        ['State', 'Amount'],
        ['Paid', 10],
        ['Open', 30],
        ['Overdue', 20],
      ],
      [
        ['State', 'Amount'],
        ['Paid', 0],
        ['Open', 40],
        ['Overdue', 0],
      ],
    ]);
    expect(invoicesMonthly?.[1]?.companyPerformance.at(-1)).toEqual([
      dayIn(0, 1).slice(0, 7),
      40,
      0,
    ]);
  });

  it('leads on to the rows behind it', async () => {
    await uploadTo(
      server,
      ofxOfRows([
        ['2026-03-02', '-1.00', 'Petro'],
        ['2026-02-02', '-2.00', 'Petro'],
        ['2026-03-05', '3.00', 'Petro'],
      ]),
    );
    const rows = async (query: string): Promise<unknown[]> => {
      const { body } = await server.call('GET', `bank-transactions/?${query}`, { as: 'Employee' });
      return (body['results'] as Json[]).map(({ amount }) => amount);
    };
    expect(await rows('category=Fuel&from=2026-03-01&to=2026-03-31')).toEqual([-1]);
    expect(await rows('direction=in')).toEqual([3]);
    expect(await rows('brand=contracting')).toEqual([]);
    const wrong = await server.call('GET', 'bank-transactions/?brand=x', { as: 'Employee' });
    expect(wrong.status).toBe(400);
    expect((await server.call('GET', 'bank-transactions/?x=1', { as: 'Employee' })).status).toBe(
      400,
    );
  });

  it('pages through rows without repeating or skipping one', async () => {
    await uploadTo(
      server,
      ofxOfRows(
        Array.from(
          { length: 120 },
          (_, n) =>
            [
              `2026-03-${String((n % 28) + 1).padStart(2, '0')}`,
              `${n + 1}.00`,
              'x',
            ] satisfies StatementRow,
        ),
      ),
    );
    const seen: unknown[] = [];
    let next = '';
    do {
      const { body } = await server.call('GET', `bank-transactions/${next}`, { as: 'Admin' });
      seen.push(...(body['results'] as Json[]).map(({ id }) => id));
      next = body['next'] === null ? '' : `?before=${JSON.stringify(body['next']).slice(1, -1)}`;
    } while (next !== '');
    expect(new Set(seen).size).toBe(120);
    expect(seen).toHaveLength(120);
  });
});
