import { useState, type ReactNode } from 'react';
import { FormDialog } from 'shared-ui/FormDialog';
import { TextArea } from 'shared-ui/TextArea';
import styles from './ReleaseDialogs.module.css';
import { Findings } from '../Findings.tsx';
import { texts } from '../texts.ts';
import type { useRefusable } from './useRefusable.ts';

interface RefusedProps {
  version: string;
  /** What was asked for, and what the checks said to it. */
  change: ReturnType<typeof useRefusable>;
  isBusy: boolean;
  onClose: () => void;
}

/** The question of a dialog, or, once the checks refused it, why. */
export const UnlessRefused = ({ children, ...rest }: RefusedProps & { children: ReactNode }) =>
  rest.change.refusals.length > 0 ? <Refused {...rest} /> : children;

/** What the checks found, what to do about it, and the way on all the same. */
function Refused({ version, change, isBusy, onClose }: RefusedProps) {
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  function goOn(): void {
    setMissing(reason.trim() === '');
    if (reason.trim() !== '') void change.go(reason.trim());
  }
  return (
    <FormDialog
      title={texts.refusedTitle(version)}
      onSubmit={goOn}
      onClose={onClose}
      cancelLabel={texts.leave}
      submit={{ label: texts.goOn, look: 'danger', isBusy }}
      failure={change.failure}
    >
      <p role="status">{texts.refusedText}</p>
      {change.refusals.map(({ check, found, cure }) => (
        <section key={check} className={styles['refusal']}>
          <h3 className={styles['check']}>{texts.check(check)}</h3>
          <Findings found={found} cure={cure} />
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
