import { describe, expect, it } from '@jest/globals';
import type { ChartSet, ChartTable } from 'shared-api/contract/billing/bank';
import { invoicesBehind } from './invoicesBehind.ts';
import { readTable } from '../charts/chartTable.ts';
import { rowsBehind, spansOf } from './rowsBehind.ts';

const monthly = readTable([
  ['Month', 'ATM', 'E-Transfer'],
  ['2026-01', 1, 2],
  ['2026-02', 3, 4],
]);
const lastThree = readTable([
  ['Counterparty', '2025-12', '2026-01', '2026-02'],
  ['Ann', 1, 2, 3],
]);
const spans = spansOf(monthly, lastThree);

const behind = (set: ChartSet, table: ChartTable, row: number, column: number) =>
  rowsBehind(set, readTable(table), { row, column }, 'cleaning', spans);

describe('behind a sum of a chart stand', () => {
  it.each<[string, ChartSet, ChartTable, number, Record<string, string>]>([
    [
      'what came in during a month',
      'overallCharts',
      [
        ['Month', 'Debit', 'Expense'],
        ['2026-02', 1, 2],
      ],
      0,
      { from: '2026-02-01', to: '2026-02-28', direction: 'in' },
    ],
    [
      'what went out during a month',
      'overallCharts',
      [
        ['Month', 'Debit', 'Expense'],
        ['2024-02', 1, 2],
      ],
      1,
      { from: '2024-02-01', to: '2024-02-29', direction: 'out' },
    ],
    [
      'what was drawn at machines this year',
      'atmEtransferYearly',
      [
        ['Kind', 'Sum'],
        ['ATM', 1],
      ],
      0,
      { from: '2026-01-01', to: '2026-02-28', kind: 'ATM', direction: 'out' },
    ],
    [
      'the e-transfers of a month',
      'atmEtransferCharts',
      [
        ['Month', 'ATM', 'E-Transfer'],
        ['2026-01', 1, 2],
      ],
      1,
      { from: '2026-01-01', to: '2026-01-31', kind: 'E-Transfer', direction: 'out' },
    ],
    [
      'the e-transfers to somebody in three months',
      'eTransferCharts',
      [
        ['Counterparty', 'Sum'],
        ['Ann', 6],
      ],
      0,
      {
        from: '2025-12-01',
        to: '2026-02-28',
        kind: 'E-Transfer',
        direction: 'out',
        counterparty: 'Ann',
      },
    ],
    [
      'the e-transfers to somebody in one of them',
      'eTransferLastThreeMonths',
      [
        ['Counterparty', '2025-12', '2026-01', '2026-02'],
        ['Ann', 1, 2, 3],
      ],
      0,
      {
        from: '2025-12-01',
        to: '2025-12-31',
        kind: 'E-Transfer',
        direction: 'out',
        counterparty: 'Ann',
      },
    ],
    [
      'the expenses of a category this year',
      'expenseYearly',
      [
        ['Category', 'Sum'],
        ['Fuel', 1],
      ],
      0,
      { from: '2026-01-01', to: '2026-02-28', category: 'Fuel', direction: 'out' },
    ],
    [
      'the expenses of a category in a month',
      'expensesChart',
      [
        ['Category', '2026-01'],
        ['Fuel', 1],
      ],
      0,
      { from: '2026-01-01', to: '2026-01-31', category: 'Fuel', direction: 'out' },
    ],
  ])('%s', (_what, set, table, column, filters) => {
    expect(behind(set, table, 0, column)).toEqual({ brand: 'cleaning', ...filters });
  });

  it('no bank transactions where invoices are drawn, or where there is no such sum', () => {
    const table: ChartTable = [
      ['State', 'Sum'],
      ['Paid', 1],
    ];
    expect(behind('invoicesPieChart', table, 0, 0)).toBeUndefined();
    expect(
      behind(
        'overallCharts',
        [
          ['Month', 'Debit'],
          ['2026-01', 1],
        ],
        4,
        0,
      ),
    ).toBeUndefined();
    expect(
      behind(
        'overallCharts',
        [
          ['Month', 'Debit'],
          ['Total', 1],
        ],
        0,
        0,
      ),
    ).toBeUndefined();
  });
});

describe('behind a sum of invoices stand', () => {
  const months = ['2025-12', '2026-01', '2026-02'];
  const states = readTable([
    ['State', 'Amount'],
    ['Paid', 1],
    ['Overdue', 2],
  ]);
  const perMonth = readTable([
    ['Month', 'Invoiced', 'Received'],
    ['2026-02', 1, 2],
  ]);

  it('the issued ones of a state, in the months of the chart', () => {
    expect(
      invoicesBehind('invoicesPieChart', states, { row: 1, column: 0 }, 'cleaning', months),
    ).toEqual({
      brand: 'cleaning',
      state: 'Overdue',
      issued: 'true',
      from: '2025-12-01',
      to: '2026-02-28',
    });
  });

  it('the issued or the paid ones of a month', () => {
    const of = (column: number) =>
      invoicesBehind('invoicesMonthly', perMonth, { row: 0, column }, 'contracting', months);
    expect(of(0)).toEqual({
      brand: 'contracting',
      issued: 'true',
      from: '2026-02-01',
      to: '2026-02-28',
    });
    expect(of(1)).toEqual({
      brand: 'contracting',
      paidFrom: '2026-02-01',
      paidTo: '2026-02-28',
    });
  });

  it('none where bank transactions are drawn', () => {
    const cell = { row: 0, column: 0 };
    expect(invoicesBehind('overallCharts', perMonth, cell, 'cleaning', months)).toBeUndefined();
    expect(
      invoicesBehind('invoicesMonthly', perMonth, { row: 9, column: 0 }, 'cleaning', months),
    ).toBeUndefined();
  });
});
