import type { Stories } from '../../catalogue/Story.ts';
import { Table } from './Table.tsx';

const rows = [
  { name: 'Carpet cleaning, room', amount: '$ 147.00' },
  { name: 'Carpet cleaning, staircase', amount: '$ 79.00' },
];
const columns = [
  { header: 'Service', cell: ({ name }: (typeof rows)[number]) => name },
  { header: 'Amount', align: 'end', cell: ({ amount }: (typeof rows)[number]) => amount },
] as const;

export const stories: Stories = {
  'With sums': () => (
    <Table
      caption="Quote"
      columns={columns}
      rows={rows}
      rowKey={({ name }) => name}
      sums={[['Total', '$ 226.00']]}
    />
  ),
  'Cards on a phone': () => (
    <Table caption="Quote" isStacked columns={columns} rows={rows} rowKey={({ name }) => name} />
  ),
};
