import { useState } from 'react';
import type { Answer, Body } from 'shared-api/client';
import type { LetterKind } from 'shared-api/contract/billing/sendInvoice';
import { Button } from 'shared-ui/Button';
import { DialogActions } from 'shared-ui/Dialog';
import { DialogFailure } from 'shared-ui/DialogFailure';
import { StepsDialog } from 'shared-ui/FormDialog';
import { TextArea } from 'shared-ui/TextArea';
import { LoadFailure } from '../../../frame/failures/LoadFailure.tsx';
import { Refusal } from '../../../frame/failures/Refusal.tsx';
import { refusalOf } from '../../../frame/failures/refusalOf.ts';
import { useAgainAfterLogin } from '../../../frame/useAgainAfterLogin.ts';
import type { BulkActionsProps } from '../../Screen.ts';
import { useBulkSendMutation, useBulkSendPreviewQuery } from './bulkSendApi.ts';
import { BulkSent } from './BulkSent.tsx';
import { SendRows, SkippedRows } from './BulkSendTables.tsx';
import styles from '../../bulk/BulkDialog.module.css';
import { useLeave, useSameAgain } from '../../bulk/useSameAgain.ts';
import { texts } from './texts.ts';

interface BulkSendDialogProps extends BulkActionsProps {
  kind: LetterKind;
  onClose: () => void;
}

/** Shows what is sent about which invoice to whom, and why nothing about others, and sends it. */
export function BulkSendDialog({ kind, selection, onDone, onClose }: BulkSendDialogProps) {
  const [message, setMessage] = useState('');
  const [key] = useState(() => crypto.randomUUID());
  const [send, { isLoading: isBusy, error }] = useBulkSendMutation();
  const failure = refusalOf(error);
  const { held, call } = useSameAgain<Body<'POST /invoices/bulk-send/'>>();
  const leave = useLeave(held, onClose);
  const [sent, setSent] = useState<Answer<'POST /invoices/bulk-send/'>>();
  const preview = useBulkSendPreviewQuery(
    { kind, ...selection },
    { skip: isBusy || held !== undefined || sent !== undefined, refetchOnMountOrArgChange: true },
  );
  useAgainAfterLogin(preview.error, preview.refetch);
  // Not read again while the call is on its way: what was shown stays.
  const shown = isBusy || held ? preview.data : preview.currentData;
  const drafts = shown?.sends.filter(({ number }) => number === null).length ?? 0;

  async function submit(): Promise<void> {
    if (!shown) return;
    const records = shown.sends.map(({ id, version }) => ({ id, version }));
    const { data } = await call({ kind, records, message, key }, send);
    // What was left from the beginning is named once more beside what was left at the sending.
    if (data) setSent({ ...data, skipped: [...shown.skipped, ...data.skipped] });
  }

  /** What was not sent stays selected. */
  function end(): void {
    onClose();
    const left = sent?.skipped.filter(({ reason }) => reason !== 'gone');
    onDone(left?.map(({ id }) => id));
  }

  if (sent) return <BulkSent answer={sent} sendKey={key} onClose={end} />;
  return (
    <StepsDialog title={texts.title[kind]} size="wide" isKept={isBusy} onClose={leave}>
      <div className={styles['parts']} aria-live="polite">
        {preview.isFetching && <p>{texts.loading}</p>}
        {!preview.isFetching && preview.error !== undefined && (
          <LoadFailure error={preview.error} onRetry={() => void preview.refetch()} />
        )}
        {shown && !preview.isFetching && (
          <>
            <SendRows kind={kind} sends={shown.sends} />
            {drafts > 0 && <p>{texts.drafts(drafts)}</p>}
            <SkippedRows skipped={shown.skipped} />
            {shown.sends.length > 0 && (
              <>
                <TextArea
                  label={texts.message}
                  hint={texts.messageHint}
                  maxLength={2000}
                  value={message}
                  readOnly={held !== undefined}
                  onChange={({ target }) => setMessage(target.value)}
                />
                <p>{texts.cannotUndo}</p>
              </>
            )}
          </>
        )}
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
        <Button
          isBusy={isBusy}
          disabled={!shown || preview.isFetching || shown.sends.length === 0}
          onClick={() => void submit()}
        >
          {texts.submit(kind, shown?.sends.length ?? 0)}
        </Button>
      </DialogActions>
    </StepsDialog>
  );
}
