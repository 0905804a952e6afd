import { useState } from 'react';
import type { ReleaseRefusal } from 'shared-api/contract/releases/releases';
import { FormDialog } from 'shared-ui/FormDialog';
import { TextArea } from 'shared-ui/TextArea';
import styles from './ReleaseDialogs.module.css';
import { texts } from '../texts.ts';

interface RefusedProps {
  version: string;
  refusals: readonly ReleaseRefusal[];
  failure: string | undefined;
  isBusy: boolean;
  /** Goes on in spite of it, with the reason. */
  onForce: (reason: string) => void;
  onClose: () => void;
}

/** What the checks found, what to do about it, and the way on all the same. */
export function Refused({ version, refusals, failure, isBusy, onForce, onClose }: RefusedProps) {
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  function goOn(): void {
    setMissing(reason.trim() === '');
    if (reason.trim() !== '') onForce(reason.trim());
  }
  return (
    <FormDialog
      title={texts.refusedTitle(version)}
      onSubmit={goOn}
      onClose={onClose}
      cancelLabel={texts.leave}
      submit={{ label: texts.goOn, look: 'danger', isBusy }}
      failure={failure}
    >
      <p role="status">{texts.refusedText}</p>
      {refusals.map(({ check, found, cure }) => (
        <section key={check} className={styles['refusal']}>
          <h3 className={styles['check']}>{texts.check(check)}</h3>
          <ul>
            {found.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p>
            <strong>{texts.cure}</strong> {cure}
          </p>
        </section>
      ))}
      <p className={styles['soft']}>{texts.allTheSame}</p>
      <TextArea
        label={texts.reason}
        value={reason}
        maxLength={500}
        error={isMissing ? texts.reasonMissing : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
    </FormDialog>
  );
}
