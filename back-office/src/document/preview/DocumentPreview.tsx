import '../../frame/lateStyles.ts';
import { useEffect, useRef } from 'react';
import { errorMessage, errorStatus } from 'shared-api/client';
import { Button } from 'shared-ui/Button';
import { Skeleton } from 'shared-ui/Skeleton';
import { useLatest } from '../../useLatest.ts';
import styles from './DocumentPreview.module.css';
import type { FileRequest } from './documentApi.ts';
import { hasViewer } from './hasViewer.ts';
import { texts } from './texts.ts';
import { useDocumentFile } from './useDocumentFile.ts';
import { useIsBeside } from './useIsBeside.ts';

interface DocumentPreviewProps {
  kind: keyof typeof texts.kinds;
  /** The call that writes it, with what is typed where that can be shown. */
  file: () => FileRequest;
  /** Whether it is there before somebody asks for it. */
  isStored: boolean;
  /** The stored record, where it may change: the document is written again when this is another one. */
  record?: object;
  isDirty: boolean;
}

/** In place of the record of a document that does not change while it is shown. */
const unchanged = {};

/**
 * A document as its PDF. Where there is room and a viewer it stands beside the fields, as it is saved, and with
 * what is typed when a person asks for that; elsewhere it opens in its own window, or is saved where there is no viewer.
 */
export function DocumentPreview({
  kind,
  file,
  isStored,
  record = unchanged,
  isDirty,
}: DocumentPreviewProps) {
  const { address, error, isLoading, show } = useDocumentFile();
  const isBeside = useIsBeside();
  const write = useLatest(() => void show(file()));
  const written = useRef<object>(undefined);
  const isShown = isBeside || address !== undefined;
  useEffect(() => {
    if (!isShown || !isStored || written.current === record) return;
    // What was opened in its own window was asked for with this record.
    const isFirst = written.current === undefined;
    written.current = record;
    if (isBeside || !isFirst) write();
  }, [isBeside, isShown, isStored, record, write]);
  const isRefused = error !== undefined && errorStatus(error) !== 401;
  // From the first paint on, so that what stands below does not move when the document comes.
  const isComing = isBeside && isStored && address === undefined && error === undefined;
  const label = address === undefined ? texts.show : texts.refresh;
  return (
    <section className={styles['document']} aria-label={texts.title}>
      {isRefused && !isLoading && (
        <p role="alert" className={styles['failure']}>
          {texts.failed} {errorMessage(error)}
        </p>
      )}
      {(address === undefined || isDirty || isRefused) && !isComing && (
        <div className={styles['row']}>
          {address !== undefined && isDirty && <span>{texts.stale(kind)}</span>}
          <Button look="secondary" size="small" isBusy={isLoading} onClick={write}>
            {isRefused ? texts.again : label}
          </Button>
        </div>
      )}
      {(isComing || (isBeside && address === undefined && isLoading)) && (
        <div role="status" aria-label={texts.loading} className={styles['frame']}>
          <Skeleton width="long" />
        </div>
      )}
      {address !== undefined &&
        (isBeside ? (
          <div className={styles['frame']}>
            <iframe
              key={address}
              title={texts.frame(kind)}
              src={`${address}#toolbar=0&navpanes=0&view=FitH`}
              className={styles['file']}
            />
          </div>
        ) : (
          <a
            href={address}
            target="_blank"
            rel="noopener"
            download={hasViewer() ? undefined : `${kind}.pdf`}
          >
            {hasViewer() ? texts.open : texts.save}
          </a>
        ))}
    </section>
  );
}
