import { useEffect, useMemo, useState } from 'react';
import { useCompany } from 'shared-api/client';
import { daysAfter } from 'shared-api/contract/values/days';
import { routes } from 'shared-api/contract/pages/officePaths';
import { can } from 'shared-api/contract/staff/roles';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { EmptyState } from 'shared-ui/EmptyState';
import { LoadFailure } from '../../frame/failures/LoadFailure.tsx';
import { useAgainAfterLogin } from '../../frame/useAgainAfterLogin.ts';
import { useIsWatched } from '../../useIsWatched.ts';
import { useBoardQuery } from './boardApi.ts';
import { Board } from './Board.tsx';
import { BoardNavigation } from './BoardNavigation.tsx';
import styles from './BoardPage.module.css';
import { BoardSkeleton } from './BoardSkeleton.tsx';
import { clashesOf } from './model/clashes.ts';
import { texts } from './texts.ts';
import { useBoardPlace } from './useBoardPlace.ts';
import { useIsNarrow } from './useIsNarrow.ts';
import { useRole } from '../../useRole.ts';

/** Milliseconds between looks at what others have moved, while somebody has the board in front of them. */
const interval = 30_000;

/** The board: who does what on which day of a week, or at which hour of a day (docs/product/office.md). */
export function BoardPage() {
  const { name } = useCompany();
  const isNarrow = useIsNarrow();
  const place = useBoardPlace();
  const { week, day } = place;
  const isWatched = useIsWatched();
  const { currentData, error, isFetching, refetch } = useBoardQuery(week, {
    refetchOnMountOrArgChange: true,
    pollingInterval: isWatched ? interval : 0,
  });
  useEffect(() => {
    // The first time this joins the request that is under way.
    if (isWatched) void refetch();
  }, [isWatched, refetch]);
  useAgainAfterLogin(error, refetch);

  const isDayView = day !== undefined && !isNarrow;
  const services = currentData?.services;
  const shown = useMemo(
    () => services?.filter(({ dateTs }) => !isDayView || dateTs.startsWith(day)),
    [services, isDayView, day],
  );
  // A board that was shown stays, with what it says, when its last service goes.
  const view = isDayView ? day : `${week} ${isNarrow}`;
  const [seen, setSeen] = useState<string>();
  if (services && services.length > 0 && seen !== view) setSeen(view);
  const isEmpty = services?.length === 0 && seen !== view;
  const clashing = useMemo(() => clashesOf(shown ?? []).size, [shown]);
  const facts = [
    isDayView ? texts.wholeDay(day) : texts.range(week, daysAfter(week, 6)),
    shown ? texts.planned(shown.length) : isFetching && texts.loading,
    clashing > 0 && texts.clashing(clashing),
  ];

  return (
    <>
      <title>{texts.pageTitle(name)}</title>
      <meta name="robots" content="noindex" />
      <div className={styles['head']} data-wide>
        <div className={styles['heading']}>
          <h1 className={styles['title']}>{isDayView ? texts.dayTitle : texts.title}</h1>
          <p className={styles['range']} role="status">
            {facts.filter(Boolean).join(', ')}
          </p>
        </div>
        <BoardNavigation place={place} isNarrow={isNarrow} />
      </div>
      {!currentData && isFetching && <BoardSkeleton place={place} isNarrow={isNarrow} />}
      {error !== undefined && !isFetching && (
        <div className={styles[currentData ? 'stale' : 'panel']}>
          <LoadFailure
            failed={currentData ? texts.stale : texts.failed}
            error={error}
            onRetry={() => void refetch()}
          />
        </div>
      )}
      {currentData && isEmpty && <NothingPlanned />}
      {currentData && !isEmpty && (
        <Board
          // Each view has an element of its own that cards are dragged over.
          key={view}
          board={currentData}
          place={place}
          isNarrow={isNarrow}
          onReload={() => void refetch()}
        />
      )}
    </>
  );
}

/** A week without services, and what to do about it. */
function NothingPlanned() {
  const role = useRole();
  return (
    <div className={styles['panel']}>
      <EmptyState
        title={texts.emptyTitle}
        action={
          role !== undefined &&
          can(role, 'create', 'services') && (
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
  );
}
