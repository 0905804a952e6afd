import { useCompany } from 'shared-api/client';
import type { ImportSummary } from 'shared-api/contract/entities/importing/imports';
import { routes } from 'shared-api/contract/pages/officePaths';
import { Badge } from 'shared-ui/Badge';
import { Link } from 'shared-ui/router';
import { Table } from 'shared-ui/Table';
import { MoreButton } from '../../../frame/more/MoreButton.tsx';
import { PartState } from '../../../frame/PartState.tsx';
import { useAgainAfterLogin } from '../../../frame/useAgainAfterLogin.ts';
import { showInstant } from '../../../instants.ts';
import { useImportsInfiniteQuery } from '../importApi.ts';
import styles from '../ImportPage.module.css';
import { texts } from '../texts.ts';

const t = texts.past;

const tones = { open: 'neutral', queued: 'open', done: 'good', undone: 'neutral' } as const;

/** What an import came to, in words. */
const resultOf = ({ state, report, entity, rows }: ImportSummary): string =>
  report && (state === 'done' || state === 'undone')
    ? texts.done.title(report.created, report.filled, entity)
    : t.rows(rows);

/** Files that were imported before, or are not yet. */
export function PastImports() {
  const answer = useImportsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const { timeZone } = useCompany();
  useAgainAfterLogin(answer.error, answer.refetch);
  const files = answer.data?.pages.flatMap(({ results }) => results);
  return (
    <section aria-labelledby="past">
      <h2 id="past" className={styles['heading']}>
        {t.title}
      </h2>
      <div className={styles['table']}>
        {!files && (
          <PartState
            loading={t.loading}
            failed={t.failed}
            error={answer.error}
            onRetry={() => void answer.refetch()}
          />
        )}
        {files?.length === 0 && <p className={styles['empty']}>{t.empty}</p>}
        {files && files.length > 0 && (
          <Table
            caption={t.caption}
            isStacked
            columns={[
              {
                header: t.state,
                cell: ({ state }) => <Badge tone={tones[state]}>{texts.states[state]}</Badge>,
              },
              {
                header: t.name,
                cell: ({ id, name, entity }) => (
                  <>
                    <Link to={routes.imports({ id })} className={styles['name']}>
                      {name}
                    </Link>
                    <span className={styles['stack']}>{texts.names[entity]}</span>
                  </>
                ),
              },
              { header: t.result, cell: resultOf },
              {
                header: t.when,
                cell: ({ at, who }) => (
                  <>
                    {showInstant(at, timeZone)}
                    <span className={styles['stack']}>{t.by(who)}</span>
                  </>
                ),
              },
            ]}
            rows={files}
            rowKey={({ id }) => id}
          />
        )}
      </div>
      <MoreButton isBusy={answer.isFetching} onMore={answer.hasNextPage && answer.fetchNextPage} />
    </section>
  );
}
