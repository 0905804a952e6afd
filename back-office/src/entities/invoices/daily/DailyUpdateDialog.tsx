// The frame comes first: its styles stand before those of other components.
import { PartState } from '../../../frame/PartState.tsx';
import { showMessage, useDispatch } from 'shared-api/client';
import { Button } from 'shared-ui/Button';
import { Dialog, DialogActions } from 'shared-ui/Dialog';
import { DialogFailure } from 'shared-ui/DialogFailure';
import { Refusal } from '../../../frame/failures/Refusal.tsx';
import { refusalOf } from '../../../frame/failures/refusalOf.ts';
import { useAgainAfterLogin } from '../../../frame/useAgainAfterLogin.ts';
import { isRefused } from '../../../sending/lostAnswers.ts';
import { useDailyPreviewQuery, useDailyUpdateMutation } from './dailyApi.ts';
import { DailyReportView } from './DailyReportView.tsx';
import { texts } from './texts.ts';

/** What the daily update will do, before it does it (docs/product/messages.md). */
export function DailyUpdateDialog({ onClose }: { onClose: () => void }) {
  const dispatch = useDispatch();
  const { currentData, error, isFetching, refetch } = useDailyPreviewQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  useAgainAfterLogin(error, refetch);
  const [update, { isLoading, error: refused }] = useDailyUpdateMutation();
  const failure = refusalOf(refused);
  const data = isFetching ? undefined : currentData;
  const isIdle = data !== undefined && Object.values(data.counts).every((count) => count === 0);
  // Somebody without an address is billed too, though no mail is sent.
  const hasWork = data !== undefined && (!isIdle || data.report.bills.length > 0);

  async function run(): Promise<void> {
    const answer = await update(undefined);
    if (answer.data) {
      dispatch(showMessage(answer.data.message));
      onClose();
    }
  }

  return (
    <Dialog title={texts.title} size="full" isKept={isLoading} onClose={onClose}>
      {!data && (
        <PartState
          loading={texts.loading}
          failed={texts.previewFailed}
          error={isFetching ? undefined : error}
          onRetry={() => void refetch()}
        />
      )}
      {data && <p role="status">{hasWork ? texts.intro(data.counts) : texts.nothing}</p>}
      {data && (hasWork || data.report.held.length > 0) && (
        <DailyReportView report={data.report} isDone={false} />
      )}
      {failure !== undefined && (
        <DialogFailure of={failure}>
          {texts.failed} <Refusal error={failure} /> {!isRefused(failure) && texts.again}
        </DialogFailure>
      )}
      <DialogActions>
        <Button look="secondary" disabled={isLoading} onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button disabled={!data} isBusy={isLoading} onClick={() => void run()}>
          {failure === undefined ? texts.run : texts.runAgain}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
