import { useState } from 'react';
import type { RecordOf } from 'shared-api/client';
import type { InvoiceLetter } from 'shared-api/contract/billing/sendInvoice';
import { Button } from 'shared-ui/Button';
import { PartState } from '../../../frame/PartState.tsx';
import { useAgainAfterLogin } from '../../../frame/useAgainAfterLogin.ts';
// The letter comes first: its styles stand before those of the document.
import { LetterFrame } from '../../../letters/LetterFrame.tsx';
import styles from '../../../letters/Letter.module.css';
import { DocumentPreview } from '../../../document/preview/DocumentPreview.tsx';
import { fileOf } from '../fileOf.ts';
import { texts as letterTexts } from '../../../letters/texts.ts';
import { texts } from './texts.ts';

interface SendPreviewProps {
  record: RecordOf<'invoices'>;
  letter: { data?: InvoiceLetter | undefined; error?: unknown; refetch: () => unknown };
}

/** The mail as it will be sent, or the document that goes with it. */
export function SendPreview({ record, letter: { data, error, refetch } }: SendPreviewProps) {
  const [shown, setShown] = useState<'mail' | 'pdf'>('mail');
  useAgainAfterLogin(error, refetch);
  return (
    <section className={styles['preview']} aria-label={letterTexts.preview}>
      <div className={styles['tabs']}>
        {(['mail', 'pdf'] as const).map((name) => (
          <Button
            key={name}
            size="small"
            look={shown === name ? 'primary' : 'secondary'}
            aria-pressed={shown === name}
            onClick={() => setShown(name)}
          >
            {texts[name]}
          </Button>
        ))}
        {data && <span className={styles['subject']}>{letterTexts.subject(data.subject)}</span>}
      </div>
      {!data && (
        <PartState
          loading={letterTexts.loading}
          failed={letterTexts.failed}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {data && shown === 'mail' && <LetterFrame html={data.html} title={letterTexts.letterTitle} />}
      {data && shown === 'pdf' && (
        <DocumentPreview
          kind="invoice"
          isStored
          record={record}
          file={() => fileOf({ ...record }, { ...record })}
          isDirty={false}
        />
      )}
    </section>
  );
}
