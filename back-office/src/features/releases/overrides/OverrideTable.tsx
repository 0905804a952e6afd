import type { Override } from 'shared-api/contract/releases/overrides';
import { Badge } from 'shared-ui/Badge';
import { Button } from 'shared-ui/Button';
import { Table } from 'shared-ui/Table';
import { Unseen } from 'shared-ui/Unseen';
import styles from '../apps/AppPanel.module.css';
import { Version } from '../apps/Version.tsx';
import { When } from '../When.tsx';
import { texts } from './texts.ts';

interface OverrideTableProps {
  overrides: readonly Override[];
  onEnd: (override: Override) => void;
}

/** In whose browser which app comes from a developer's machine. */
export function OverrideTable({ overrides, onEnd }: OverrideTableProps) {
  return (
    <Table
      caption={texts.title}
      isStacked
      columns={[
        { header: texts.app, cell: ({ app }: Override) => texts.apps[app] },
        { header: texts.origin, cell: ({ origin }) => <Version of={origin} /> },
        {
          header: texts.who,
          cell: ({ by, isOwn }) => (
            <span className={styles['marks']}>
              {by} {isOwn && <Badge>{texts.isOwn}</Badge>}
            </span>
          ),
        },
        { header: texts.since, cell: ({ since }) => <When at={since} /> },
        { header: texts.until, cell: ({ until }) => <When at={until} /> },
        {
          header: texts.actions,
          align: 'end',
          isActions: true,
          cell: (override) => (
            <div className={styles['actions']}>
              <Button look="quiet" size="small" onClick={() => onEnd(override)}>
                {texts.end}
                <Unseen>{texts.ofOverride(override.app, override.by)}</Unseen>
              </Button>
            </div>
          ),
        },
      ]}
      rows={overrides}
      rowKey={({ id }) => id}
    />
  );
}
