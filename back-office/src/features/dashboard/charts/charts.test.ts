import { describe, expect, it } from '@jest/globals';
import { chartSets } from 'shared-api/contract/billing/bank';
import { chartOption, cellAt } from './chartOption.ts';
import { groups, heightOf, mostNames, type Chart } from './charts.ts';
import type { ChartSet } from 'shared-api/contract/billing/bank';
import { isEmpty, readTable, asRead } from './chartTable.ts';
import type { Colours } from './palettes.ts';
import { lastMonths, scaleOf } from './scale.ts';
import { slicesOf } from './slices.ts';

const colours: Colours = {
  ink: 'rgb(1, 1, 1)',
  inkSoft: 'rgb(2, 2, 2)',
  line: 'rgb(3, 3, 3)',
  lineStrong: 'rgb(100, 100, 100)',
  surface: 'rgb(255, 255, 255)',
  accent: 'rgb(0, 128, 0)',
  second: 'rgb(255, 128, 0)',
  warning: 'rgb(200, 150, 0)',
  danger: 'rgb(200, 0, 0)',
  font: 'Figtree',
};
const look = { colours, isStill: true, label: 'What it is' };

function chartOf(set: ChartSet): Chart {
  const found = groups.flatMap(({ charts }) => charts).find((chart) => chart.set === set);
  if (!found) throw new Error(`${set} is not drawn.`);
  return found;
}

/** A pie of a large, a small and a tiny part, and of one that is nothing. */
const expenses = readTable([
  ['Category', 'Expense'],
  ['Wages', 960],
  ['Tools', 24],
  ['Fees', 16],
  ['Gifts', 0],
]);

describe('the dashboard', () => {
  it('draws every set once, under its described heading', () => {
    expect(groups.map(({ title }) => title)).toEqual([
      'Bank',
      'Atm & E-Transfer',
      'E-Transfer',
      'Expenses',
      'Invoices',
    ]);
    const drawn = groups.flatMap(({ charts }) => charts.map(({ set }) => set));
    expect([...drawn].sort()).toEqual([...chartSets].sort());
  });

  it('has charts as high as described', () => {
    expect(heightOf(chartOf('overallCharts'), 12)).toBe(400);
    expect(heightOf(chartOf('expensesChart'), 9)).toBe(500);
    expect(heightOf(chartOf('eTransferLastThreeMonths'), 20)).toBe(800);
    // Room for the axis with few names, and no endless picture with many.
    expect(heightOf(chartOf('eTransferLastThreeMonths'), 1)).toBe(240);
    expect(heightOf(chartOf('eTransferLastThreeMonths'), 1000)).toBe(40 * mostNames);
  });
});

describe('a pie', () => {
  it('hides slices below 1.7 percent, and says how many and how much', () => {
    const { slices, hidden } = slicesOf(expenses, 0.017);
    expect(slices.map(({ name, share }) => [name, share])).toEqual([
      ['Wages', 0.96],
      ['Tools', 0.024],
    ]);
    expect(hidden).toEqual({ count: 1, sum: 16 });
  });

  it('draws a slice of 1.6 percent of the e-transfers', () => {
    expect(chartOf('eTransferCharts')).toMatchObject({ hiddenBelow: 0.016 });
    expect(slicesOf(expenses, 0.016).slices.map(({ name }) => name)).toContain('Fees');
  });

  it('draws nothing of nothing', () => {
    const nothing = readTable([['Category', 'Expense']]);
    expect(slicesOf(nothing, 0.017)).toEqual({ slices: [], hidden: { count: 0, sum: 0 } });
    expect(isEmpty(nothing)).toBe(true);
    expect(isEmpty(expenses)).toBe(false);
  });

  it('leads from a slice to its row, also behind hidden ones', () => {
    const mixed = readTable([
      ['Category', 'Expense'],
      ['Fees', 1],
      ['Wages', 999],
    ]);
    const chart = chartOf('expenseYearly');
    expect(cellAt(chart, mixed, { dataIndex: 0 })).toEqual({ row: 1, column: 0 });
    expect(cellAt(chart, mixed, { dataIndex: 7 })).toBeUndefined();
  });

  it('keeps the colour of a name whatever else is hidden', () => {
    const fills = (rows: [string, number][]): unknown[] => {
      const option = chartOption(
        chartOf('expenseYearly'),
        readTable([['Category', 'Expense'], ...rows]),
        look,
      );
      const { data } = option.series as { data: { name: string; itemStyle: object }[] };
      return data.filter(({ name }) => name === 'Tools').map(({ itemStyle }) => itemStyle);
    };
    const hidden = fills([
      ['Wages', 1],
      ['Tools', 1000],
    ]);
    expect(hidden).toEqual(
      fills([
        ['Wages', 1000],
        ['Tools', 1000],
      ]),
    );
  });
});

describe('bars', () => {
  const monthly = readTable([
    ['Month', 'Debit', 'Expense'],
    ['2026-01', 1200, 300.5],
    ['2026-02', 800, 0],
  ]);

  it('stand a month, with months as people read them', () => {
    const option = chartOption(chartOf('overallCharts'), monthly, look);
    expect(option.dataset).toEqual({
      source: [
        ['Month', 'Money in', 'Money out'],
        ['Jan 2026', 1200, 300.5],
        ['Feb 2026', 800, 0],
      ],
      sourceHeader: true,
    });
    expect(option.xAxis).toMatchObject({ type: 'category', inverse: false });
    expect(option.series).toHaveLength(2);
  });

  it('lie for names, the largest on top, and at most fifty', () => {
    const many = readTable([
      ['Counterparty', '2026-01', '2026-02', '2026-03'],
      ...Array.from({ length: 70 }, (_, index): [string, number, number, number] => [
        `Name ${index}`,
        70 - index,
        1,
        1,
      ]),
    ]);
    const option = chartOption(chartOf('eTransferLastThreeMonths'), many, look);
    const { source } = option.dataset as { source: unknown[][] };
    expect(source[0]).toEqual(['Counterparty', 'Jan 2026', 'Feb 2026', 'Mar 2026']);
    expect(source).toHaveLength(1 + mostNames);
    expect(option.yAxis).toMatchObject({ type: 'category', inverse: true });
  });

  it('of both companies stand on one scale, in round steps', () => {
    const small = readTable([
      ['Month', 'Debit', 'Expense'],
      ['2026-01', 90, 20],
    ]);
    const scale = scaleOf(chartOf('overallCharts'), [monthly, small]);
    expect(scale).toEqual({ max: 1250, interval: 250 });
    expect(chartOption(chartOf('overallCharts'), small, { ...look, scale }).yAxis).toMatchObject({
      max: 1250,
      interval: 250,
    });
    expect(scaleOf(chartOf('overallCharts'), [small])).toEqual({ max: 100, interval: 20 });
    expect(scaleOf(chartOf('overallCharts'), [readTable([['Month', 'Debit']])])).toBeUndefined();
    expect(scaleOf(chartOf('expenseYearly'), [expenses])).toBeUndefined();
  });

  it('show the last months that are chosen, where they are of months', () => {
    const { table, skipped } = lastMonths(chartOf('overallCharts'), monthly, 1);
    expect(table.rows.map(({ name }) => name)).toEqual(['2026-02']);
    expect(skipped).toBe(1);
    expect(lastMonths(chartOf('overallCharts'), monthly, 12)).toEqual({
      table: monthly,
      skipped: 0,
    });
    expect(lastMonths(chartOf('expenseYearly'), expenses, 1).table).toBe(expenses);
  });

  it('lead from a bar to its row and column', () => {
    const hit = { dataIndex: 1, seriesIndex: 1 };
    expect(cellAt(chartOf('overallCharts'), monthly, hit)).toEqual({ row: 1, column: 1 });
  });

  it('say what they are, and do not move where motion is not wanted', () => {
    const option = chartOption(chartOf('overallCharts'), monthly, look);
    expect(option.aria).toEqual({ enabled: true, label: { description: 'What it is' } });
    expect(option.animation).toBe(false);
    expect(
      chartOption(chartOf('overallCharts'), monthly, { ...look, isStill: false }),
    ).toMatchObject({ animation: true });
  });
});

describe('the table beside a chart', () => {
  it('has every number of the set, also what the picture hides', () => {
    expect(expenses.rows.map(({ name, values }) => [name, ...values])).toEqual([
      ['Wages', 960],
      ['Tools', 24],
      ['Fees', 16],
      ['Gifts', 0],
    ]);
  });

  it('counts a missing cell as nothing', () => {
    const ragged = readTable([
      ['Month', 'ATM', 'E-Transfer'],
      ['2026-01', 5],
    ]);
    expect(ragged.rows[0]?.values).toEqual([5, 0]);
    expect(readTable([])).toEqual({ head: [], rows: [] });
  });

  it('names months where they stand, and leaves other names alone', () => {
    const names = readTable([
      ['Category', '2026-01'],
      ['2026-01', 5],
    ]);
    expect(asRead(names, 'names')).toEqual({
      head: ['Category', 'Jan 2026'],
      rows: [{ name: '2026-01', values: [5] }],
    });
    expect(asRead(names, 'pie')).toEqual(names);
  });
});
