import { useState } from 'react';
import { useCompany, useSession } from 'shared-api/client';
import type { DailyRun } from 'shared-api/contract/billing/dailyReport';
import { routes } from 'shared-api/contract/pages/officePaths';
import { may } from 'shared-api/contract/staff/permissions';
import { Button } from 'shared-ui/Button';
import { EmptyState } from 'shared-ui/EmptyState';
import { Link } from 'shared-ui/router';
import { DailyReportView } from '../../entities/invoices/daily/DailyReportView.tsx';
import { texts as dailyTexts } from '../../entities/invoices/daily/texts.ts';
import { useDailyRunQuery, useDailyRunsQuery } from '../../entities/invoices/daily/dailyApi.ts';
import { NotAllowed } from '../../frame/NotAllowed.tsx';
import { PartState } from '../../frame/PartState.tsx';
import { Disclosure } from '../../frame/Disclosure.tsx';
import { useAgainAfterLogin } from '../../frame/useAgainAfterLogin.ts';
import { showInstant } from '../../instants.ts';
import { groupsOf } from './groupsOf.ts';
import styles from './DailyRunsPage.module.css';
import { texts } from './texts.ts';

/** What the daily update has done, for who may run it. */
export function DailyRunsPage() {
  const session = useSession();
  // While a session that ended waits to be taken up again, the screen stays.
  if (session && !may(session.role, 'money')) return <NotAllowed message={texts.notAllowed} />;
  return <DailyRuns />;
}

/** Run by run, newest first. */
function DailyRuns() {
  const [before, setBefore] = useState<number>();
  const { name, timeZone } = useCompany();
  const { currentData, error, refetch } = useDailyRunsQuery(before, {
    refetchOnMountOrArgChange: true,
  });
  useAgainAfterLogin(error, refetch);
  return (
    <div className={styles['page']}>
      <title>{`${texts.title} – ${name}`}</title>
      <Link to={routes.list('invoices')} className={styles['back']}>
        <span aria-hidden="true">‹ </span>
        {texts.back}
      </Link>
      <h1 className={styles['title']}>{texts.title}</h1>
      <p className={styles['intro']}>{texts.intro}</p>
      {!currentData && (
        <PartState
          loading={texts.loading}
          failed={texts.failed}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {currentData?.results.length === 0 && (
        <EmptyState title={texts.emptyTitle}>{texts.empty}</EmptyState>
      )}
      {groupsOf(currentData?.results ?? []).map((runs) => (
        <Runs key={runs[0]?.id} runs={runs} timeZone={timeZone} />
      ))}
      <div className={styles['pages']}>
        {before !== undefined && (
          <Button look="secondary" onClick={() => setBefore(undefined)}>
            {texts.newest}
          </Button>
        )}
        {typeof currentData?.next === 'number' && (
          <Button look="secondary" onClick={() => setBefore(currentData.next ?? undefined)}>
            {texts.older}
          </Button>
        )}
      </div>
    </div>
  );
}

/** A run that did something, or several in a row that had nothing to do, which are told in one line. */
function Runs({ runs, timeZone }: { runs: readonly DailyRun[]; timeZone: string }) {
  const [newest, oldest] = [runs[0], runs.at(-1)];
  if (!newest || !oldest) return null;
  if (newest === oldest) {
    return (
      <Disclosure title={titleOf(newest, timeZone)}>
        <Run id={newest.id} />
      </Disclosure>
    );
  }
  const [from, to] = [oldest, newest].map(({ at }) => showInstant(at, timeZone));
  return (
    <Disclosure title={texts.quiet(runs.length, from ?? '', to ?? '')}>
      <ul className={styles['intro']}>
        {runs.map((run) => (
          <li key={run.id}>{titleOf(run, timeZone)}</li>
        ))}
      </ul>
    </Disclosure>
  );
}

const titleOf = ({ at, who, counts }: DailyRun, timeZone: string): string =>
  `${showInstant(at, timeZone)}, ${who === '' ? texts.byItself : texts.by(who)}: ${dailyTexts.done(counts)}`;

/** One run's report. */
function Run({ id }: { id: number }) {
  const { data, error, refetch } = useDailyRunQuery(id);
  useAgainAfterLogin(error, refetch);
  if (!data) {
    return (
      <PartState
        loading={texts.loadingRun}
        failed={texts.runFailed}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data.report) return <p className={styles['intro']}>{texts.noReport}</p>;
  const isEmpty = Object.values(data.report).every(({ length }) => length === 0);
  return (
    <div className={styles['run']}>
      {isEmpty ? <p>{texts.nothing}</p> : <DailyReportView report={data.report} isDone />}
    </div>
  );
}
