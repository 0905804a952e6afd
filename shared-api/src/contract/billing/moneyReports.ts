/** A column of a report: the facts of its own field, or the sum of those of several. */
export interface ReportColumn {
  key: string;
  of?: readonly string[];
}

/** A line that sums up others: those of `plus` less those of `minus`. */
export interface ReportSumLine {
  key: string;
  plus: readonly string[];
  minus?: readonly string[];
}

/** A report on money (docs/product/money.md "Reports"). */
export interface MoneyReport {
  /** What it is asked for: the end of a day, a span of days, or nothing, since it is of now. */
  over: 'day' | 'span' | 'now';
  /** What its lines are. */
  lines: 'clients' | 'contracts' | 'categories' | 'methods' | 'taxLines';
  columns: readonly ReportColumn[];
  /** Whether a last line sums up all others. */
  hasTotals: boolean;
  /** Lines that are there whatever happened, in order; others are sorted by name. */
  fixedLines?: readonly string[];
  sumLines?: readonly ReportSumLine[];
}

const owed = ['notDue', 'days30', 'days60', 'days90', 'over90'] as const;
const sold = ['invoiced', 'credited', 'other'] as const;
const saleColumns = [
  ...sold.map((key) => ({ key })),
  { key: 'net', of: sold },
  { key: 'tax' },
  { key: 'total', of: [...sold, 'tax'] },
];
const moved = ['received', 'takenBack', 'givenBack', 'other'] as const;

const isReport = <Name extends string>(all: Record<Name, MoneyReport>) => all;

/** Every report, in the order of the index. */
export const moneyReports = isReport({
  ageing: {
    over: 'day',
    lines: 'clients',
    columns: [
      ...owed.map((key) => ({ key })),
      { key: 'owed', of: owed },
      { key: 'onAccount' },
      { key: 'balance', of: [...owed, 'onAccount'] },
    ],
    hasTotals: true,
  },
  salesByService: { over: 'span', lines: 'categories', columns: saleColumns, hasTotals: true },
  salesByClient: { over: 'span', lines: 'clients', columns: saleColumns, hasTotals: true },
  received: {
    over: 'span',
    lines: 'methods',
    columns: [...moved.map((key) => ({ key })), { key: 'net', of: moved }],
    hasTotals: true,
  },
  deposits: { over: 'day', lines: 'clients', columns: [{ key: 'held' }], hasTotals: true },
  hst: {
    over: 'span',
    lines: 'taxLines',
    columns: [{ key: 'amount' }],
    hasTotals: false,
    fixedLines: ['101', '103', '104', '105', '106', '107', '108', '109'],
    sumLines: [
      { key: '105', plus: ['103', '104'] },
      { key: '108', plus: ['106', '107'] },
      { key: '109', plus: ['103', '104'], minus: ['106', '107'] },
    ],
  },
  unbilled: {
    over: 'now',
    lines: 'clients',
    columns: [{ key: 'done' }, { key: 'drafts' }, { key: 'total', of: ['done', 'drafts'] }],
    hasTotals: true,
  },
  profit: {
    over: 'span',
    lines: 'contracts',
    columns: [{ key: 'revenue' }, { key: 'cost' }, { key: 'profit', of: ['revenue', 'cost'] }],
    hasTotals: true,
  },
});

export type ReportName = keyof typeof moneyReports;
export const reportNames = Object.keys(moneyReports) as ReportName[];

export const isReportName = (name: string): name is ReportName => Object.hasOwn(moneyReports, name);

/** The fields whose facts a column is made of. */
export const fieldsOfColumn = ({ key, of = [key] }: ReportColumn): readonly string[] => of;

/** The lines whose facts a line is made of, and those that it takes off. */
export function partsOfLine(
  { sumLines = [] }: MoneyReport,
  line: string,
): { plus: readonly string[]; minus: readonly string[] } {
  const sum = sumLines.find(({ key }) => key === line);
  return sum ? { plus: sum.plus, minus: sum.minus ?? [] } : { plus: [line], minus: [] };
}
