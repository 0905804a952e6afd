import { useEffect } from 'react';
import { errorStatus, useCompany, useSession } from 'shared-api/client';
import { daysAfter } from 'shared-api/contract/values/days';
import { routes } from 'shared-api/contract/pages/officePaths';
import { can } from 'shared-api/contract/staff/roles';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { EmptyState } from 'shared-ui/EmptyState';
import { useBoardQuery } from './boardApi.ts';
import { Board } from './Board.tsx';
import { LoadFailure } from '../../frame/LoadFailure.tsx';
import styles from './BoardPage.module.css';
import { BoardSkeleton } from './BoardSkeleton.tsx';
import { texts } from './texts.ts';
import { useWeek } from './useWeek.ts';
import { WeekNavigation } from './WeekNavigation.tsx';

/** The week board: who does what on which day of a week. */
export function BoardPage() {
  const { name } = useCompany();
  const session = useSession();
  const { week, today, goTo } = useWeek();
  const { currentData, error, isFetching, refetch } = useBoardQuery(week, {
    refetchOnMountOrArgChange: true,
  });

  // After another login the week is asked for anew.
  const wasRefused = errorStatus(error) === 401;
  useEffect(() => {
    if (session && wasRefused) void refetch();
  }, [session, wasRefused, refetch]);

  const range = texts.range(week, daysAfter(week, 6));
  const services = currentData?.services;

  return (
    <>
      <title>{texts.pageTitle(name)}</title>
      <meta name="robots" content="noindex" />
      <div className={styles['head']}>
        <div className={styles['heading']}>
          <h1 className={styles['title']}>{texts.title}</h1>
          <p className={styles['range']} role="status">
            {range}
            {services ? `, ${texts.planned(services.length)}` : isFetching && `, ${texts.loading}`}
          </p>
        </div>
        <WeekNavigation week={week} today={today} onGo={goTo} />
      </div>
      {!currentData && isFetching && <BoardSkeleton week={week} today={today} />}
      {!currentData && !isFetching && error && (
        <div className={styles['panel']}>
          <LoadFailure failed={texts.failed} error={error} onRetry={() => void refetch()} />
        </div>
      )}
      {currentData && services?.length === 0 && (
        <div className={styles['panel']}>
          <EmptyState
            title={texts.emptyTitle}
            action={
              session &&
              can(session.role, 'create', 'services') && (
                <div className={styles['actions']}>
                  <ButtonLink to={routes.editor('services', 'new')}>{texts.create}</ButtonLink>
                  <ButtonLink look="secondary" to={routes.list('contracts')}>
                    {texts.contracts}
                  </ButtonLink>
                </div>
              )
            }
          >
            <p>{texts.empty}</p>
          </EmptyState>
        </div>
      )}
      {currentData && services?.length !== 0 && (
        <Board key={week} board={currentData} today={today} onReload={() => void refetch()} />
      )}
    </>
  );
}
