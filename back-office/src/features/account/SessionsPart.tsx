import { useRef } from 'react';
import { useCompany } from 'shared-api/client';
import type { OwnSession } from 'shared-api/contract/staff/account';
import { Button } from 'shared-ui/Button';
import { Table } from 'shared-ui/Table';
import { Unseen } from 'shared-ui/Unseen';
import { showInstant } from '../../instants.ts';
import { FailureDialog } from '../../frame/failures/FailureDialog.tsx';
import { useOutcome, type Outcome } from '../../frame/useOutcome.ts';
import styles from './AccountPage.module.css';
import { useEndOtherSessionsMutation, useEndOwnSessionMutation } from './accountApi.ts';
import { texts } from './texts.ts';

const t = texts.sessions;

/** Where somebody is logged in, with what ends it. */
export function SessionsPart({ sessions }: { sessions: readonly OwnSession[] }) {
  const [endOthers, endingOthers] = useEndOtherSessionsMutation();
  const { failure, forget, tell } = useOutcome(t.failed);
  const heading = useRef<HTMLHeadingElement>(null);

  function onEnd(outcome: Outcome): void {
    // The button that was pressed goes with its row.
    if (tell(outcome)) heading.current?.focus();
  }

  return (
    <section
      className={`${styles['panel'] ?? ''} ${styles['wide'] ?? ''}`}
      aria-labelledby="account-sessions"
    >
      <div className={styles['head']}>
        <h2 ref={heading} tabIndex={-1} id="account-sessions" className={styles['heading']}>
          {t.title}
        </h2>
        {sessions.length > 1 && (
          <Button
            look="secondary"
            isBusy={endingOthers.isLoading}
            onClick={() => void endOthers(undefined).then(onEnd)}
          >
            {t.endOthers}
          </Button>
        )}
      </div>
      <div className={styles['table']}>
        <SessionsTable sessions={sessions} onEnd={onEnd} />
      </div>
      <FailureDialog failure={failure} onClose={forget} />
    </section>
  );
}

interface SessionsTableProps {
  sessions: readonly OwnSession[];
  /** Is told what became of ending one. */
  onEnd: (outcome: Outcome) => void;
}

function SessionsTable({ sessions, onEnd }: SessionsTableProps) {
  const { timeZone } = useCompany();
  const [end, { isLoading, originalArgs }] = useEndOwnSessionMutation();
  return (
    <Table
      caption={t.table}
      isStacked
      columns={[
        {
          header: t.device,
          cell: ({ device, isThis }: OwnSession) => (
            <span className={styles['name']}>
              {device === '' ? t.unknown : device}
              {isThis && <span className={styles['soft']}> ({t.isThis})</span>}
            </span>
          ),
        },
        {
          header: t.address,
          cell: ({ address }) => <span className={styles['address']}>{address || '–'}</span>,
        },
        { header: t.usedAt, cell: ({ usedAt }) => showInstant(usedAt, timeZone) },
        { header: t.since, cell: ({ since }) => showInstant(since, timeZone) },
        {
          header: t.actions,
          align: 'end',
          isActions: true,
          cell: ({ id, isThis, device }) =>
            !isThis && (
              <div className={styles['rowActions']}>
                <Button
                  look="quiet"
                  isBusy={isLoading && originalArgs === id}
                  onClick={() => void end(id).then(onEnd)}
                >
                  {t.end}
                  <Unseen> {device === '' ? t.unknown : device}</Unseen>
                </Button>
              </div>
            ),
        },
      ]}
      rows={sessions}
      rowKey={({ id }) => id}
    />
  );
}
