import type { RolloutWatch } from 'shared-api/contract/releases/releases';
import { Table } from 'shared-ui/Table';
import { Findings } from '../Findings.tsx';
import { texts } from '../texts.ts';
import styles from './AppPanel.module.css';

const t = texts.rollout;
type Comparison = RolloutWatch['comparisons'][number];

/** How a rollout that goes on by itself stands: its steps, what it does next, and what it has seen. */
export function RolloutWatchTable({ watch }: { watch: RolloutWatch }) {
  const { steps, visitors, comparisons, blocked } = watch;
  return (
    <div className={styles['watch']}>
      <p>
        {t.steps(steps)}. <strong>{standOf(watch)}</strong>
      </p>
      {blocked.map(({ check, found, cure }) => (
        <div key={check} className={styles['findings']}>
          <Findings found={found} cure={cure} />
        </div>
      ))}
      <Table
        caption={t.caption}
        isStacked
        columns={[
          { header: t.figure, cell: ({ figure }: Comparison) => t.figures[figure] },
          {
            header: t.ofNew,
            align: 'end',
            cell: ({ new: count }) => t.of(count, visitors.new),
          },
          {
            header: t.ofLive,
            align: 'end',
            cell: ({ live: count }) => t.of(count, visitors.live),
          },
          {
            header: t.chance,
            align: 'end',
            cell: ({ onceIn }) => (onceIn < 2 ? t.noMore : t.onceIn(onceIn)),
          },
        ]}
        rows={comparisons}
        rowKey={({ figure }) => figure}
      />
    </div>
  );
}

function standOf({ verdict, needed, visitors, blocked }: RolloutWatch): string {
  if (blocked.length > 0) return t.blocked;
  if (verdict !== 'wait') return t[verdict];
  return visitors.new < needed ? t.few(visitors.new, needed) : t.suspicious;
}
