import { useEffect, useRef } from 'react';
import { errorMessage, errorStatus } from 'shared-api/client';
import { Button } from 'shared-ui/Button';
import { Skeleton } from 'shared-ui/Skeleton';
import { useLatest } from '../../useLatest.ts';
import styles from './DocumentPreview.module.css';
import type { FileRequest } from './documentApi.ts';
import { texts } from './texts.ts';
import { useDocumentFile } from './useDocumentFile.ts';
import { useIsWide } from './useIsWide.ts';

interface DocumentPreviewProps {
  kind: keyof typeof texts.kinds;
  /** The call that writes it, with what is typed where that can be shown. */
  file: () => FileRequest;
  /** Whether it is there before somebody asks for it. */
  isStored: boolean;
  isDirty: boolean;
}

/**
 * A document as its PDF. Where there is room it stands beside the fields, as it is saved, and with
 * what is typed when a person asks for that; elsewhere it opens in its own window.
 */
export function DocumentPreview({ kind, file, isStored, isDirty }: DocumentPreviewProps) {
  const { address, error, isLoading, show } = useDocumentFile();
  const isWide = useIsWide();
  const write = useLatest(() => void show(file()));
  const isWritten = useRef(false);
  useEffect(() => {
    if (!isWide || !isStored || isWritten.current) return;
    isWritten.current = true;
    write();
  }, [isWide, isStored, write]);
  const isRefused = error !== undefined && errorStatus(error) !== 401;
  const label = address === undefined ? texts.show : texts.refresh;
  return (
    <section className={styles['document']} aria-label={texts.title}>
      {isRefused && !isLoading && (
        <p role="alert" className={styles['failure']}>
          {texts.failed} {errorMessage(error)}
        </p>
      )}
      {(address === undefined || isDirty || isRefused) && (
        <div className={styles['row']}>
          {address !== undefined && isDirty && <span>{texts.stale(kind)}</span>}
          <Button look="secondary" size="small" isBusy={isLoading} onClick={write}>
            {isRefused ? texts.again : label}
          </Button>
        </div>
      )}
      {isWide && address === undefined && isLoading && (
        <div role="status" aria-label={texts.loading} className={styles['frame']}>
          <Skeleton width="long" />
        </div>
      )}
      {address !== undefined &&
        (isWide ? (
          <iframe
            key={address}
            title={texts.frame(kind)}
            src={`${address}#toolbar=0&navpanes=0&view=FitH`}
            className={styles['frame']}
          />
        ) : (
          <a href={address} target="_blank" rel="noopener">
            {texts.open}
          </a>
        ))}
    </section>
  );
}
