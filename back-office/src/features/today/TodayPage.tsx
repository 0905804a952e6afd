import { useCompany, useSession } from 'shared-api/client';
import { may } from 'shared-api/contract/staff/permissions';
import { EmptyState } from 'shared-ui/EmptyState';
import { unseen } from 'shared-ui/Unseen';
import { useMay } from '../../IfMay.tsx';
import { showDay } from '../../dates.ts';
import { showInstant } from '../../instants.ts';
import { LoadFailure } from '../../frame/failures/LoadFailure.tsx';
import { NotAllowed } from '../../frame/NotAllowed.tsx';
import { PartState } from '../../frame/PartState.tsx';
import { useKeptFresh } from '../../frame/useKeptFresh.ts';
import { MoneyNotices } from '../../money/back/MoneyNotices.tsx';
import { useMoneyNotices } from '../../money/back/useMoneyNotices.ts';
import { useIsWatched } from '../../useIsWatched.ts';
import { FigureRow, FigureSkeletons } from './FigureRow.tsx';
import { NeedGroup } from './NeedGroup.tsx';
import { useRowsFocus } from './useRowsFocus.ts';
import { useTodayQuery } from './todayApi.ts';
import { texts } from './texts.ts';
import styles from './TodayPage.module.css';

/** Milliseconds between looks at money that went wrong. */
const interval = 30_000;

/** What needs somebody now, as far as the role concerns it (docs/product/office.md "Today"). */
export function TodayPage() {
  const session = useSession();
  // While a session that ended waits to be taken up again, the screen stays.
  if (session && !may(session.role, 'today')) return <NotAllowed message={texts.notAllowed} />;
  return <TodayOfStaff />;
}

const FiguresToCome = () => (useMay('seeAccounts') ? <FigureSkeletons /> : null);

function TodayOfStaff() {
  const { name, timeZone } = useCompany();
  const { data, error, refetch, fulfilledTimeStamp } = useTodayQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const money = useMoneyNotices(useIsWatched() ? interval : 0);
  useKeptFresh(error, refetch);
  const page = useRowsFocus();
  return (
    <div ref={page} className={styles['page']}>
      <title>{texts.pageTitle(name)}</title>
      <meta name="robots" content="noindex" />
      <div className={styles['head']}>
        <h1 tabIndex={-1}>{texts.title}</h1>
        <p>{data && showDay(data.day)}</p>
      </div>
      {data?.hasFigures === true && <FigureRow {...data} />}
      {!data && error === undefined && <FiguresToCome />}
      {error !== undefined && (
        <LoadFailure
          failed={data ? texts.old(showInstant(fulfilledTimeStamp ?? 0, timeZone)) : texts.failed}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {!data && error === undefined && (
        <PartState
          loading={texts.loading}
          failed={texts.failed}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {/* Money that somebody takes from us, or that a client waits for, before all else. */}
      {data && <MoneyNotices />}
      {data?.needs.length === 0 && money.isNone && error === undefined && (
        <EmptyState title={texts.nothingTitle}>
          {data.hasFigures ? texts.nothing : texts.nothingOfVisits}
        </EmptyState>
      )}
      {data && data.needs.length > 0 && (
        <section className={styles['needs']} aria-labelledby="today-needs">
          <h2 id="today-needs" className={unseen}>
            {texts.needsTitle}
          </h2>
          {data.needs.map((needs) => (
            <NeedGroup key={needs.kind} {...needs} today={data.day} />
          ))}
        </section>
      )}
    </div>
  );
}
