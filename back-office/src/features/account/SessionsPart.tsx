import { useRef, useState } from 'react';
import { errorMessage, errorStatus, showMessage, useCompany, useDispatch } from 'shared-api/client';
import type { OwnSession } from 'shared-api/contract/staff/account';
import { AlertDialog } from 'shared-ui/AlertDialog';
import { Button } from 'shared-ui/Button';
import { Table } from 'shared-ui/Table';
import { Unseen } from 'shared-ui/Unseen';
import { showInstant } from '../../dates.ts';
import styles from './AccountPage.module.css';
import { useEndOtherSessionsMutation, useEndOwnSessionMutation } from './accountApi.ts';
import { texts } from './texts.ts';

const t = texts.sessions;

/** Where somebody is logged in, with what ends it. */
export function SessionsPart({ sessions }: { sessions: readonly OwnSession[] }) {
  const { timeZone } = useCompany();
  const dispatch = useDispatch();
  const [end, ending] = useEndOwnSessionMutation();
  const [endOthers, endingOthers] = useEndOtherSessionsMutation();
  const [failure, setFailure] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);

  function tell({
    data,
    error,
  }: {
    data?: { message: string } | undefined;
    error?: unknown;
  }): void {
    if (data) {
      dispatch(showMessage(data.message));
      // The button that was pressed goes with its row.
      heading.current?.focus();
    } else if (errorStatus(error) !== 401) setFailure(errorMessage(error));
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
            onClick={() => void endOthers(undefined).then(tell)}
          >
            {t.endOthers}
          </Button>
        )}
      </div>
      <div className={styles['table']}>
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
                      isBusy={ending.isLoading && ending.originalArgs === id}
                      onClick={() => void end(id).then(tell)}
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
      </div>
      <AlertDialog
        isOpen={failure !== undefined}
        title={t.failed}
        onClose={() => setFailure(undefined)}
      >
        <p>{failure}</p>
      </AlertDialog>
    </section>
  );
}
