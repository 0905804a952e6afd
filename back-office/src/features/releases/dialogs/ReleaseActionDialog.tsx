import type { AppReleases } from 'shared-api/contract/releases/releases';
import type { ReleaseAction, DialogCallbacks } from './releaseActions.ts';
import { EndDialog } from './EndDialog.tsx';
import { LiveDialog } from './LiveDialog.tsx';
import { PreviewDialog } from './PreviewDialog.tsx';
import { useEndPreviewMutation } from '../releasesApi.ts';
import { RolloutDialog } from './RolloutDialog.tsx';
import { OriginDialog } from '../origin/OriginDialog.tsx';
import { WithdrawDialog } from './WithdrawDialog.tsx';
import { texts } from '../texts.ts';

interface ReleaseActionDialogProps extends DialogCallbacks {
  act: ReleaseAction;
  /** What is known now of the app that it concerns. */
  releases: AppReleases;
}

/** The window for what an Admin began to do. */
export function ReleaseActionDialog({ act, releases, onClose, onDone }: ReleaseActionDialogProps) {
  const { version } = act;
  const { app } = releases;
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
        <WithdrawDialog releases={releases} version={version} percent={act.percent} {...end} />
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
