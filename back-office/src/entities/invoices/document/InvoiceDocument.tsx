import { useEffect, useRef } from 'react';
import { errorMessage, errorStatus } from 'shared-api/client';
import { Button } from 'shared-ui/Button';
import { Skeleton } from 'shared-ui/Skeleton';
import { useLatest } from '../../../useLatest.ts';
import type { EditorAsideProps } from '../../Editor.ts';
import styles from './InvoiceDocument.module.css';
import { texts } from './texts.ts';
import { useInvoiceFile } from './useInvoiceFile.ts';
import { useIsWide } from './useIsWide.ts';

/**
 * The invoice as its PDF. Where there is room it stands beside the fields, as it is saved, and with
 * what is typed when a person asks for that; elsewhere it opens in its own window.
 */
export function InvoiceDocument({ record, typed, isDirty }: EditorAsideProps) {
  const { address, error, isLoading, show } = useInvoiceFile(record);
  const isWide = useIsWide();
  const write = useLatest(() => void show(typed()));
  const isStored = record['id'] !== undefined;
  const isWritten = useRef(false);
  useEffect(() => {
    // A new invoice has nothing to show until somebody asks for it.
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
          {address !== undefined && isDirty && <span>{texts.stale}</span>}
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
            title={texts.frame}
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
