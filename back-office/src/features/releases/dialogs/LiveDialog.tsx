import type { AppReleases } from 'shared-api/contract/releases/releases';
import { FormDialog } from 'shared-ui/FormDialog';
import type { DialogCallbacks } from './releaseActions.ts';
import styles from './ReleaseDialogs.module.css';
import { UnlessRefused } from './Refused.tsx';
import { useMakeReleaseLiveMutation } from '../releasesApi.ts';
import { texts } from '../texts.ts';
import { useRefusable } from './useRefusable.ts';
import { useSeen } from './useSeen.ts';
import { Version } from '../apps/Version.tsx';
import { showDifference, showSize, storedOf, wasLive } from '../apps/versions.ts';
import { When } from '../When.tsx';

/** Asks before everybody is given another version, naming what changes. */
export function LiveDialog({
  releases,
  version,
  onClose,
  onDone,
}: DialogCallbacks & { releases: AppReleases; version: string }) {
  const { app, live, share } = releases;
  const isBack = wasLive(releases, version);
  const [makeLive, { isLoading }] = useMakeReleaseLiveMutation();
  const { mark, lookAgain } = useSeen(releases);
  const change = useRefusable(
    (force) => makeLive({ app, version, force, mark }),
    lookAgain,
    () => onDone(isBack ? texts.rolledBack(app, version) : texts.madeLive(app, version)),
  );
  const stored = storedOf(releases, version);
  return (
    <UnlessRefused version={version} change={change} isBusy={isLoading} onClose={onClose}>
      <FormDialog
        title={isBack ? texts.rollBackTitle(app, version) : texts.liveTitle(app, version)}
        onSubmit={() => void change.go()}
        onClose={onClose}
        cancelLabel={texts.cancel}
        submit={{
          label: isBack ? texts.rollBack : texts.makeLive,
          isBusy: isLoading,
        }}
        failure={change.failure}
      >
        <dl className={styles['change']}>
          <div>
            <dt>{texts.now}</dt>
            <dd>
              {live ? <Fact version={live.version} at={live.since} by={live.by} /> : texts.none}
            </dd>
          </div>
          <div>
            <dt>{texts.then}</dt>
            <dd>
              <Fact version={version} at={stored?.at} by={stored?.by} />
              {stored && (
                <span className={styles['soft']}>
                  {showSize(stored.bytes)} {showDifference(releases, stored.bytes)}
                </span>
              )}
            </dd>
          </div>
        </dl>
        <p>
          {texts.nextPage} {app === 'back-office' && texts.ownScreens}
        </p>
        {share && (
          <p>
            {share.version === version
              ? texts.shareEnds(share.percent)
              : texts.shareStays(share.version, share.percent)}
          </p>
        )}
        {!isBack && <p className={styles['soft']}>{texts.notTried}</p>}
      </FormDialog>
    </UnlessRefused>
  );
}

interface FactProps {
  version: string;
  at: number | undefined;
  by: string | undefined;
}

const Fact = ({ version, at, by }: FactProps) => (
  <>
    <Version of={version} />
    {at !== undefined && <When at={at} />}
    {by !== undefined && <span className={styles['soft']}>{texts.by(by)}</span>}
  </>
);
