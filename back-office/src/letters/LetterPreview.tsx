import type { ReactNode } from 'react';
import { PartState } from '../frame/PartState.tsx';
import { useAgainAfterLogin } from '../frame/useAgainAfterLogin.ts';
import styles from './Letter.module.css';
// After the frame of waiting: its styles stand before those of the letter.
import { LetterFrame } from './LetterFrame.tsx';
import { texts } from './texts.ts';
import type { LetterQuery } from './useLetterForm.ts';

interface LetterPreviewProps {
  letter: LetterQuery;
  /** Stands beside the subject: a choice of what is shown. */
  choice?: ReactNode;
  /** Is shown in place of the mail. */
  children?: ReactNode;
}

/** A mail as it will be sent, with the files that go with it. */
export function LetterPreview({ letter, choice, children }: LetterPreviewProps) {
  const { data, error, refetch } = letter;
  useAgainAfterLogin(error, refetch);
  return (
    <section className={styles['preview']} aria-label={texts.preview}>
      {(choice !== undefined || data) && (
        <div className={styles['tabs']}>
          {choice}
          {data && <span className={styles['subject']}>{texts.subject(data.subject)}</span>}
        </div>
      )}
      {!data && (
        <PartState
          loading={texts.loading}
          failed={texts.failed}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {data && (children ?? <LetterFrame html={data.html} title={texts.letterTitle} />)}
      {data && data.attachments.length > 0 && (
        <p className={styles['subject']}>{texts.attached(data.attachments)}</p>
      )}
    </section>
  );
}
