import { useRef, type ReactNode } from 'react';
import { Button } from 'shared-ui/Button';
import { FailureDialog } from '../../../frame/failures/FailureDialog.tsx';
import { LeaveDialog } from '../../../leaving/LeaveDialog.tsx';
import { useLeaveGuard } from '../../../leaving/useLeaveGuard.ts';
import { texts } from '../texts.ts';
import styles from './Kept.module.css';
import { SettingsConflict } from './SettingsConflict.tsx';
import type { KeptForm } from './useKeptForm.ts';

const t = texts.kept;

interface KeptFrameProps<Values extends object> {
  form: KeptForm<Values>;
  isBusy: boolean;
  nameOf: (name: string) => string;
  wordsOf: (name: string, value: unknown) => string;
  /** What fills in the state that holds while nothing is set. */
  shippedLabel?: string;
  onSave: () => void;
  children: ReactNode;
}

/** A form of settings: its fields, the bar that saves them, and what stands in the way. */
export function KeptFrame<Values extends object>(props: KeptFrameProps<Values>) {
  const { form, isBusy, nameOf, wordsOf, shippedLabel = t.shipped, onSave, children } = props;
  const { base, typed, isChanged, conflict, failure } = form;
  const element = useRef<HTMLFormElement>(null);
  const leave = useLeaveGuard(isChanged);
  return (
    <form
      ref={element}
      noValidate
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      {children}
      <div className={styles['actions']} data-foot>
        <p role="status" className={styles['state']}>
          {isChanged ? t.unsaved : ''}
        </p>
        {!isChanged && base.version > 0 && (
          <Button look="quiet" onClick={() => form.fillIn(base.shipped)}>
            {shippedLabel}
          </Button>
        )}
        <Button look="quiet" disabled={!isChanged || isBusy} onClick={form.discard}>
          {t.discard}
        </Button>
        <Button type="submit" disabled={!isChanged} isBusy={isBusy}>
          {t.save}
        </Button>
      </div>
      <FailureDialog
        failure={failure}
        onClose={() => {
          form.forgive();
          element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
        }}
      />
      {conflict && (
        <SettingsConflict
          message={conflict.message}
          rows={conflict.names.map((name) => ({
            name: nameOf(name),
            was: wordsOf(name, base.values[name]),
            theirs: wordsOf(name, conflict.theirs[name]),
            yours: conflict.own.includes(name) ? wordsOf(name, typed[name]) : undefined,
          }))}
          onGoOn={form.goOn}
          onClose={form.forgive}
        />
      )}
      <LeaveDialog question={leave} />
    </form>
  );
}
