import { Skeleton } from 'shared-ui/Skeleton';
import { Table } from 'shared-ui/Table';
import type { AnyScreen } from '../../entities/Screen.ts';
import styles from './ListPage.module.css';
import { texts } from './texts.ts';

const widths = ['medium', 'long', 'short'] as const;
const lines = Array.from({ length: 10 }, (_, index) => index);

/** A list that is on its way: its headings, and grey where the rows will be, which are cards on a phone. */
export function ListSkeleton({ screen }: { screen: AnyScreen }) {
  return (
    <div className={styles['skeleton']}>
      <Table
        caption={texts.loadingList(screen.title)}
        columns={[
          ...screen.columns.map(({ header, align = 'start' }, column) => ({
            header,
            align,
            cell: (line: number) => <Skeleton width={widths[(line + column) % 3] ?? 'medium'} />,
          })),
          { header: texts.actions, cell: () => <Skeleton width="short" /> },
        ]}
        rows={lines}
        rowKey={(line) => line}
      />
    </div>
  );
}
