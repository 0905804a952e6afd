import type { AppReleases } from 'shared-api/contract/releases/releases';
import { useShareReleaseMutation } from '../releasesApi.ts';
import { texts } from '../texts.ts';
import { EndDialog } from './EndDialog.tsx';
import type { DialogCallbacks } from './releaseActions.ts';
import { useSeen } from './useSeen.ts';

interface WithdrawDialogProps extends DialogCallbacks {
  releases: AppReleases;
  version: string;
  /** What it was given to when the window was opened. */
  percent: number;
}

/** Asks before a version is taken from the visitors who have it in a rollout. */
export function WithdrawDialog({ releases, version, percent, ...end }: WithdrawDialogProps) {
  const { app, live } = releases;
  const [rollOut, { isLoading }] = useShareReleaseMutation();
  // A rollout that goes on by itself is the same one with more visitors.
  const { mark, lookAgain } = useSeen(releases, ({ share }) => share?.mark);
  return (
    <EndDialog
      title={texts.withdrawTitle(version)}
      text={texts.withdrawText(percent, live?.version ?? texts.none)}
      label={texts.withdraw}
      result={texts.withdrawn(app, version)}
      isBusy={isLoading}
      send={async () => {
        const answer = await rollOut({ app, version, percent: 0, force: undefined, mark });
        if (answer.error !== undefined) await lookAgain();
        return answer;
      }}
      {...end}
    />
  );
}
