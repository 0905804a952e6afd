import type { Answer } from 'shared-api/client';
import { Button } from 'shared-ui/Button';
import { Dialog, DialogActions } from 'shared-ui/Dialog';
import { useBulkSendProgressQuery } from './bulkSendApi.ts';
import { SkippedRows } from './BulkSendTables.tsx';
import styles from '../../bulk/BulkDialog.module.css';
import { texts } from './texts.ts';

interface BulkSentProps {
  answer: Answer<'POST /invoices/bulk-send/'>;
  sendKey: string;
  onClose: () => void;
}

/** How often it is asked how far the mails are, in milliseconds. */
const askedEvery = 1_000;

/** How far the mails are that were sent together, and what nothing was sent about. */
export function BulkSent({ answer, sendKey, onClose }: BulkSentProps) {
  const { data } = useBulkSendProgressQuery(sendKey, {
    skip: answer.sent === 0,
    pollingInterval: askedEvery,
    skipPollingIfUnfocused: true,
  });
  const isUnderWay = answer.sent > 0 && (!data || data.sent + data.failed < data.mails);
  return (
    <Dialog title={texts.sentTitle} size="wide" onClose={onClose}>
      <div className={styles['parts']}>
        <p role="status">{answer.message}</p>
        {data && (
          <p className={styles['progress']}>
            <progress
              max={data.mails}
              value={data.sent}
              aria-label={texts.progress(data.sent, data.mails)}
            />
            {texts.progress(data.sent, data.mails)}
          </p>
        )}
        {data && data.failed > 0 && <p role="alert">{texts.failed(data.failed)}</p>}
        {isUnderWay && <p>{texts.mayClose}</p>}
        <SkippedRows skipped={answer.skipped} />
      </div>
      <DialogActions>
        <Button onClick={onClose}>{texts.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
