import { useState } from 'react';
import { showMessage, useDispatch, type Answer, type Body, type Undo } from 'shared-api/client';
import type { SkippedBill } from 'shared-api/contract/entities/bulk/bills';
import { routes } from 'shared-api/contract/pages/officePaths';
import { Button } from 'shared-ui/Button';
import { Dialog, DialogActions } from 'shared-ui/Dialog';
import { DialogFailure } from 'shared-ui/DialogFailure';
import { useNavigate } from 'shared-ui/router';
import { LoadFailure } from '../../../frame/failures/LoadFailure.tsx';
import { Refusal } from '../../../frame/failures/Refusal.tsx';
import { refusalOf } from '../../../frame/failures/refusalOf.ts';
import { useAgainAfterLogin } from '../../../frame/useAgainAfterLogin.ts';
import type { BulkActionsProps } from '../../Screen.ts';
import styles from '../../bulk/BulkDialog.module.css';
import { useLeave, useSameAgain } from '../../bulk/useSameAgain.ts';
import { useBillPreviewQuery, useBillServicesMutation } from './billApi.ts';
import { BillRows, LeftRows } from './BillTables.tsx';
import { texts } from './texts.ts';

export interface BillDialogProps extends BulkActionsProps {
  onClose: () => void;
}

/**
 * Shows which drafts services would go on and why some go on none, and makes them. A single draft is opened then: it is
 * what a person looks at next.
 */
export function BillDialog({ selection, onDone, onClose }: BillDialogProps) {
  const [key] = useState(() => crypto.randomUUID());
  const [left, setLeft] = useState<Left>();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [bill, { isLoading: isBusy, error }] = useBillServicesMutation();
  const failure = refusalOf(error);
  const { held, call } = useSameAgain<Body<'POST /services/bill/'>>();
  const leave = useLeave(held, onClose);
  const preview = useBillPreviewQuery(selection, {
    skip: isBusy || held !== undefined || left !== undefined,
    refetchOnMountOrArgChange: true,
  });
  useAgainAfterLogin(preview.error, preview.refetch);
  // Not read again while the call is on its way: what was shown stays.
  const current = isBusy || held ? preview.data : preview.currentData;
  const shown = preview.isFetching ? undefined : current;
  const drafts = shown?.invoices.length ?? 0;

  function end({ invoices }: Answer<'POST /services/bill/'>): void {
    const draft = onlyDraft(invoices);
    onClose();
    onDone(leftOf([]));
    if (draft !== undefined) void navigate(draft);
  }

  const leftOf = (skipped: readonly SkippedBill[]): number[] =>
    [...(shown?.skipped ?? []), ...skipped]
      .filter(({ reason }) => reason !== 'gone')
      .map(({ id }) => id);

  async function submit(): Promise<void> {
    if (!shown) return;
    const { data } = await call({ records: shown.services, key }, bill);
    if (!data) return;
    const gone = onlyDraft(data.invoices);
    const undo = { path: `/bills/${key}/undo/`, body: {}, ...(gone !== undefined && { gone }) };
    const text = data.message;
    const message = data.invoices.length === 0 ? text : { text, undo };
    // Somebody else was faster. Behind the window that says so nobody could press Undo, before the message goes by itself.
    if (data.skipped.length > 0) {
      setLeft({ skipped: data.skipped, message });
      return;
    }
    dispatch(showMessage(message));
    end(data);
  }

  if (left) {
    const endLeft = (): void => {
      onClose();
      dispatch(showMessage(left.message));
      onDone(leftOf(left.skipped));
    };
    return <LeftDialog {...left} onClose={endLeft} />;
  }
  return (
    <Dialog title={texts.title} size="wide" isKept={isBusy} onClose={leave}>
      <div className={styles['parts']} aria-live="polite">
        <p>{texts.intro}</p>
        {preview.isFetching && <p>{texts.loading}</p>}
        {!preview.isFetching && preview.error !== undefined && (
          <LoadFailure error={preview.error} onRetry={() => void preview.refetch()} />
        )}
        {shown && <BillRows invoices={shown.invoices} />}
        {shown && <LeftRows services={shown.skipped} />}
        {failure !== undefined && (
          <DialogFailure of={failure}>
            <Refusal error={failure} />
          </DialogFailure>
        )}
      </div>
      <DialogActions>
        <Button look="secondary" disabled={isBusy} onClick={leave}>
          {texts.cancel}
        </Button>
        <Button isBusy={isBusy} disabled={drafts === 0} onClick={() => void submit()}>
          {texts.submit(drafts)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** The page of the draft that was made, where it is a single one. */
function onlyDraft(invoices: Answer<'POST /services/bill/'>['invoices']): string | undefined {
  const [only, ...more] = invoices;
  return only && only.invoiceId !== null && more.length === 0
    ? routes.editor('invoices', only.invoiceId)
    : undefined;
}

interface Left {
  skipped: readonly SkippedBill[];
  /** What is said of the rest, and how it is taken back. */
  message: string | { text: string; undo: Undo };
}

/** What was not billed although it was shown: somebody else was faster. */
const LeftDialog = ({ skipped, message, onClose }: Left & { onClose: () => void }) => (
  <Dialog title={texts.notAsShown} size="wide" onClose={onClose}>
    <p>{typeof message === 'string' ? message : message.text}</p>
    <LeftRows services={skipped} />
    <DialogActions>
      <Button onClick={onClose}>{texts.close}</Button>
    </DialogActions>
  </Dialog>
);
