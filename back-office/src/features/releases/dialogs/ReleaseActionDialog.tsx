import type { AppReleases } from 'shared-api/contract/releases/releases';
import type { ReleaseAction, DialogCallbacks } from './releaseActions.ts';
import { EndDialog } from './EndDialog.tsx';
import { LiveDialog } from './LiveDialog.tsx';
import { PreviewDialog } from './PreviewDialog.tsx';
import { useEndPreviewMutation, useShareReleaseMutation } from '../releasesApi.ts';
import { RolloutDialog } from './RolloutDialog.tsx';
import { OriginDialog } from '../origin/OriginDialog.tsx';
import { texts } from '../texts.ts';

interface ReleaseActionDialogProps extends DialogCallbacks {
  act: ReleaseAction;
  /** What is known now of the app that it concerns. */
  releases: AppReleases;
}

/** The window for what an Admin began to do. */
export function ReleaseActionDialog({ act, releases, onClose, onDone }: ReleaseActionDialogProps) {
  const { version } = act;
  const { app, live } = releases;
  const [rollOut, { isLoading: isGiving }] = useShareReleaseMutation();
  const [endPreview, { isLoading: isEnding }] = useEndPreviewMutation();
  const end = { onClose, onDone };
  switch (act.kind) {
    case 'live':
      return <LiveDialog releases={releases} version={version} {...end} />;
    case 'share':
      return <RolloutDialog releases={releases} version={version} {...end} />;
    case 'preview':
      return <PreviewDialog app={app} version={version} onClose={onClose} />;
    case 'origin':
      return <OriginDialog app={app} version={version} onClose={onClose} />;
    case 'withdraw':
      return (
        <EndDialog
          title={texts.withdrawTitle(version)}
          text={texts.withdrawText(act.percent, live?.version ?? texts.none)}
          label={texts.withdraw}
          result={texts.withdrawn(app, version)}
          isBusy={isGiving}
          send={() => rollOut({ app, version, percent: 0, force: undefined })}
          {...end}
        />
      );
    case 'endPreview':
      return (
        <EndDialog
          title={texts.endTitle(version)}
          text={texts.endText}
          label={texts.endIt}
          result={texts.ended(app, version)}
          isBusy={isEnding}
          send={() => endPreview({ app, id: act.id })}
          {...end}
        />
      );
  }
}
