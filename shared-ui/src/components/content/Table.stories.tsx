import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { Button } from '../buttons/Button.tsx';
import { Badge } from './Badge.tsx';
import { Table, type Column, type Sorting } from './Table.tsx';

interface Row {
  name: string;
  date: string;
  amount: number;
}

const money = (amount: number): string => `$ ${amount.toFixed(2)}`;

const columns: readonly Column<Row>[] = [
  { header: 'Service', sort: 'name', cell: ({ name }) => name },
  { header: 'Date', isUnbroken: true, cell: ({ date }) => date },
  {
    header: 'Amount',
    align: 'end',
    isUnbroken: true,
    sort: 'amount',
    cell: ({ amount }) => money(amount),
  },
];

const rows: readonly Row[] = [
  { name: 'Carpet cleaning, room', date: '2026-11-02', amount: 147 },
  { name: 'Carpet cleaning, staircase', date: '2026-11-02', amount: 79 },
  { name: 'Window cleaning', date: '2026-11-16', amount: 210.5 },
];

const many: readonly Row[] = Array.from({ length: 120 }, (_, index) => ({
  name: `Window cleaning, visit ${index + 1}`,
  date: '2026-11-16',
  amount: 42 + index,
}));

const actions: Column<Row> = {
  header: 'Actions',
  isActions: true,
  cell: () => (
    <Button look="secondary" size="small">
      Download
    </Button>
  ),
};

const meta = {
  component: Table<Row>,
  args: { caption: 'Services', columns, rows, rowKey: ({ name }) => name },
} satisfies Meta<typeof Table<Row>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithSums: Story = { args: { sums: [['Total', '', '$ 436.50']] } };
export const CardsOnAPhone: Story = { args: { isStacked: true, columns: [...columns, actions] } };
export const WithStates: Story = {
  args: {
    isStacked: true,
    columns: [...columns, { header: 'Status', cell: () => <Badge tone="bad">Overdue</Badge> }],
  },
};
export const Empty: Story = { args: { rows: [] } };
export const Many: Story = { args: { rows: many, isHeadKept: true } };
/** Only the rows in sight are there; the others are room. */
export const RowsOutOfSight: Story = {
  args: {
    rows: many.slice(40, 52),
    firstIndex: 40,
    rowCount: many.length,
    unseen: { above: 80, below: 80 },
  },
};
export const LongTexts: Story = {
  args: {
    isStacked: true,
    columns: [...columns, actions],
    rows: [
      {
        name: 'Deep cleaning of all carpets, staircases and upholstered furniture on three floors, with a treatment against pets and allergens',
        date: '2026-11-02',
        amount: 1_234_567.89,
      },
      { name: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch', date: '–', amount: 0 },
    ],
  },
};

const compare = (a: Row, b: Row, name: string): number =>
  name === 'amount' ? a.amount - b.amount : a.name.localeCompare(b.name);

export const Sorted: Story = {
  render: function Sortable(args) {
    const [sorting, setSorting] = useState<Sorting>({ name: 'amount', isDescending: true });
    const direction = sorting.isDescending ? -1 : 1;
    return (
      <Table
        {...args}
        rows={[...args.rows].sort((a, b) => direction * compare(a, b, sorting.name))}
        sorting={sorting}
        onSort={(name) =>
          setSorting({ name, isDescending: name === sorting.name && !sorting.isDescending })
        }
      />
    );
  },
};
