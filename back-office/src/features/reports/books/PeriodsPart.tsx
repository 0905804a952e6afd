import { useState } from 'react';
import { useCompany, type Answer } from 'shared-api/client';
import type { PeriodClosing } from 'shared-api/contract/billing/periods';
import { Badge } from 'shared-ui/Badge';
import { Button } from 'shared-ui/Button';
import { Table } from 'shared-ui/Table';
import { showDay } from '../../../dates.ts';
import { PartState } from '../../../frame/PartState.tsx';
import { useAgainAfterLogin } from '../../../frame/useAgainAfterLogin.ts';
import { showInstant } from '../../../instants.ts';
import { texts } from '../texts.ts';
// Questions, then days, then windows with forms: the order in which money's part has their styles.
import { CloseForm } from './CloseForm.tsx';
import { ReopenDialog } from './ReopenDialog.tsx';
import { BooksHead } from './BooksHead.tsx';
import styles from '../Reports.module.css';
import { usePeriodsQuery } from './booksApi.ts';

const t = texts.periods;

/** Until which day the books are closed, the way to close and to reopen them, and who did. */
export function PeriodsPart() {
  const { data, error, isFetching, refetch } = usePeriodsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  useAgainAfterLogin(error, refetch);
  return (
    <>
      <BooksHead title={t.title} intro={t.intro} />
      {data ? (
        <Periods periods={data} />
      ) : (
        <PartState
          loading={t.loading}
          failed={t.failed}
          error={isFetching ? undefined : error}
          onRetry={() => void refetch()}
        />
      )}
    </>
  );
}

function Periods({ periods }: { periods: Answer<'GET /periods/'> }) {
  const { closedUntil, latest, results } = periods;
  const { timeZone } = useCompany();
  const [reopened, setReopened] = useState<PeriodClosing>();
  const last = results.find(({ reopenedAt }) => reopenedAt === null);
  return (
    <>
      <p className={styles['state']} role="status">
        {closedUntil === null ? t.open : t.closedUntil(showDay(closedUntil))}
      </p>
      {/* Begins anew when the books were closed or reopened. */}
      <CloseForm key={closedUntil} closedUntil={closedUntil} latest={latest} />
      {results.length > 0 && (
        <div className={styles['panel']}>
          <Table
            caption={t.table}
            isStacked
            columns={[
              {
                header: t.until,
                isUnbroken: true,
                cell: ({ until }: PeriodClosing) => showDay(until),
              },
              {
                header: t.state,
                cell: ({ reopenedAt }) => (
                  <Badge tone={reopenedAt === null ? 'good' : 'neutral'}>
                    {reopenedAt === null ? t.closed : t.reopened}
                  </Badge>
                ),
              },
              {
                header: t.closedBy,
                cell: ({ closedBy, closedAt }) => t.by(closedBy, showInstant(closedAt, timeZone)),
              },
              {
                header: t.reopenedBy,
                cell: ({ reopenedBy, reopenedAt, reason }) =>
                  reopenedAt !== null && (
                    <>
                      {t.by(reopenedBy ?? '', showInstant(reopenedAt, timeZone))}
                      <span className={styles['stack']}>{reason}</span>
                    </>
                  ),
              },
              {
                header: t.actions,
                align: 'end',
                isActions: true,
                cell: (closing) =>
                  closing.id === last?.id && (
                    <Button look="quiet" onClick={() => setReopened(closing)}>
                      {t.reopen}
                    </Button>
                  ),
              },
            ]}
            rows={results}
            rowKey={({ id }) => id}
          />
        </div>
      )}
      {reopened && <ReopenDialog closing={reopened} onClose={() => setReopened(undefined)} />}
    </>
  );
}
