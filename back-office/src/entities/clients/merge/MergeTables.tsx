import type {
  MergeBalance,
  MergePreview,
  MovedKind,
} from 'shared-api/contract/entities/merging/merge';
import { Table } from 'shared-ui/Table';
import { showAmount } from '../../../amounts.ts';
import { namesApart } from './clientNames.ts';
import styles from './MergeDialog.module.css';
import { texts } from './texts.ts';

/** What moves, and the balances of both before and together. */
export function MergeTables({ preview: { kept, merged, moved, balances } }: Props) {
  const names = namesApart(kept.name, merged.name);
  return (
    <>
      <section className={styles['part']}>
        <h3 className={styles['title']}>{texts.moved}</h3>
        <Moved caption={texts.moved} moved={moved} />
      </section>
      <section className={styles['part']}>
        <h3 className={styles['title']}>{texts.balances}</h3>
        <div className={styles['table']}>
          <Table
            caption={texts.balances}
            isStacked
            columns={[
              { header: texts.account, cell: (name) => texts[name] },
              { header: names.kept, align: 'end', cell: (name) => showAmount(balances.kept[name]) },
              {
                header: names.merged,
                align: 'end',
                cell: (name) => showAmount(balances.merged[name]),
              },
              {
                header: texts.together,
                align: 'end',
                cell: (name) => showAmount(balances.after[name]),
              },
            ]}
            rows={sums}
            rowKey={(name) => name}
          />
        </div>
      </section>
    </>
  );
}

interface Props {
  preview: MergePreview;
}

const sums = [
  'owed',
  'onAccount',
  'held',
  'balance',
] as const satisfies readonly (keyof MergeBalance)[];

interface MovedProps {
  caption: string;
  moved: readonly { kind: MovedKind; count: number }[];
}

/** How many of each kind go from one client to the other. */
export const Moved = ({ caption, moved }: MovedProps) =>
  moved.length === 0 ? (
    <p>{texts.nothingMoved}</p>
  ) : (
    <Table
      caption={caption}
      columns={[
        { header: texts.what, cell: ({ kind }) => texts.movedKind[kind] },
        { header: texts.count, align: 'end', cell: ({ count }) => count.toLocaleString('en-CA') },
      ]}
      rows={moved}
      rowKey={({ kind }) => kind}
    />
  );
