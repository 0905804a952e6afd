import { useState, type ReactNode } from 'react';
import type { EntityName } from 'shared-api/contract/entities/entities';
import styles from './RecordPanels.module.css';
import { RecordHistory } from './RecordHistory.tsx';
import { RecordMails } from './RecordMails.tsx';

/** Entities that mails are sent about. */
const mailed: readonly EntityName[] = ['quotes', 'invoices', 'leads'];

/** What there is to know of a record besides its fields: its mails, and who did what to it. */
export function RecordPanels({ entity, id }: { entity: EntityName; id: number }) {
  return (
    <div className={styles['panels']}>
      {mailed.includes(entity) && (
        <Panel title="E-mails">
          <RecordMails entity={entity} id={id} />
        </Panel>
      )}
      <Panel title="History">
        <RecordHistory entity={entity} id={id} />
      </Panel>
    </div>
  );
}

/** Closed at first; what is in it is asked for only when it is opened. */
function Panel({ title, children }: { title: string; children: ReactNode }) {
  const [wasOpened, setOpened] = useState(false);
  return (
    <details
      className={styles['panel']}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setOpened(true);
      }}
    >
      <summary>{title}</summary>
      {wasOpened && <div className={styles['body']}>{children}</div>}
    </details>
  );
}
