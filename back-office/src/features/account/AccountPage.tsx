import { useEffect } from 'react';
import { factorNeeded, useDispatch, useSession } from 'shared-api/client';
import { Skeleton } from 'shared-ui/Skeleton';
import { useAgainAfterLogin } from '../../frame/useAgainAfterLogin.ts';
import { LoadFailure } from '../../frame/failures/LoadFailure.tsx';
import styles from './AccountPage.module.css';
import { useAccountQuery } from './accountApi.ts';
import { FactorPart } from './FactorPart.tsx';
import { PasswordPart } from './PasswordPart.tsx';
import { SessionsPart } from './SessionsPart.tsx';
import { texts } from './texts.ts';

/** One's own login: password, second factor and sessions, for every role. */
export function AccountPage() {
  const dispatch = useDispatch();
  const { data, error, isFetching, refetch } = useAccountQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  useAgainAfterLogin(error, refetch);
  const mustSetUp = useSession()?.mustSetUpFactor ?? false;
  const isStillMissing = data && data.factor.isRequired && data.factor.since === null;
  // Set up in another window, or the rule was lifted: everything is open again.
  useEffect(() => {
    if (mustSetUp && isStillMissing === false && !isFetching) dispatch(factorNeeded(false));
  }, [dispatch, mustSetUp, isStillMissing, isFetching]);

  return (
    <>
      <title>{texts.title}</title>
      <meta name="robots" content="noindex" />
      <h1 className={styles['title']}>{texts.title}</h1>
      {data && <p className={styles['soft']}>{texts.who(data.username, data.role)}</p>}
      {isStillMissing && <p className={styles['notice']}>{texts.mustSetUp}</p>}
      {!data && error && !isFetching && (
        <div className={styles['panel']}>
          <LoadFailure failed={texts.failed} error={error} onRetry={() => void refetch()} />
        </div>
      )}
      {!data && (isFetching || !error) && (
        <div className={styles['panel']} role="status" aria-label={texts.loading}>
          <Skeleton width="medium" />
          <Skeleton width="long" />
        </div>
      )}
      {data && (
        <div className={styles['parts']}>
          <FactorPart account={data} />
          <PasswordPart />
          <SessionsPart sessions={data.sessions} />
        </div>
      )}
    </>
  );
}
