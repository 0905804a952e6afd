import { useState } from 'react';
import { errorMessage, errorStatus, showMessage, useDispatch } from 'shared-api/client';
import { AlertDialog } from 'shared-ui/AlertDialog';
import { Button } from 'shared-ui/Button';
import { Dialog, DialogActions } from 'shared-ui/Dialog';
import { PartState } from '../../../frame/PartState.tsx';
import { useAgainAfterLogin } from '../../../frame/useAgainAfterLogin.ts';
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
  const [update, { isLoading }] = useDailyUpdateMutation();
  const [failure, setFailure] = useState<string>();
  const data = isFetching ? undefined : currentData;
  const isIdle = data !== undefined && Object.values(data.counts).every((count) => count === 0);
  // Somebody without an address is billed too, though no mail is sent.
  const hasWork = data !== undefined && (!isIdle || data.report.bills.length > 0);

  async function run(): Promise<void> {
    const answer = await update(undefined);
    if (answer.data) {
      dispatch(showMessage(answer.data.message));
      onClose();
    } else if (errorStatus(answer.error) !== 401) setFailure(errorMessage(answer.error));
  }

  if (failure !== undefined) {
    return (
      <AlertDialog isOpen title={texts.failed} onClose={onClose}>
        <p>{failure}</p>
      </AlertDialog>
    );
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
      <DialogActions>
        <Button look="secondary" disabled={isLoading} onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button disabled={!data} isBusy={isLoading} onClick={() => void run()}>
          {texts.run}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
