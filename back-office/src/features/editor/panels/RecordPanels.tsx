import type { ReactNode } from 'react';
import type { EntityName } from 'shared-api/contract/entities/entities';
import { IfMay } from '../../../IfMay.tsx';
import { editors } from '../../../entities/editors.ts';
import { Disclosure } from '../../../frame/Disclosure.tsx';
import styles from './RecordPanels.module.css';
import { RecordHistory } from './RecordHistory.tsx';
import { RecordMails } from './RecordMails.tsx';
import { texts } from '../texts.ts';

/** What there is to know of a record besides its fields: its mails, and who did what to it. */
export function RecordPanels({ entity, id }: { entity: EntityName; id: number }) {
  const { Part, hasMails } = editors[entity];
  return (
    <div className={styles['panels']}>
      {Part && (
        <IfMay needs="seeAccounts">
          <Part id={id} />
        </IfMay>
      )}
      {hasMails === true && (
        <IfMay needs="mails">
          <Panel title={texts.mails.title}>
            <RecordMails entity={entity} id={id} />
          </Panel>
        </IfMay>
      )}
      <IfMay needs={entity === 'leads' ? 'clients' : 'records'}>
        <Panel title={texts.history.title}>
          <RecordHistory entity={entity} id={id} />
        </Panel>
      </IfMay>
    </div>
  );
}

const Panel = ({ title, children }: { title: string; children: ReactNode }) => (
  <Disclosure title={title}>
    <div className={styles['body']}>{children}</div>
  </Disclosure>
);
