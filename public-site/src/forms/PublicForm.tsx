import type { ReactNode } from 'react';
import { unbroken } from 'shared-api/contract/values/unbroken';
import { AlertDialog } from 'shared-ui/AlertDialog';
import { Button } from 'shared-ui/Button';
import { classNames } from 'shared-ui/classNames';
import { afterPress } from './afterPress.ts';
import styles from './PublicForm.module.css';
import type { PublicFormState } from './usePublicForm.ts';

interface PublicFormProps {
  state: PublicFormState;
  texts: { send: string; sending: string; again: string; check: string };
  /** Where the form is sent without scripts; its page's own address unless said otherwise. */
  action?: string | undefined;
  /** Whether files are sent with it where there are no scripts. */
  hasFiles?: boolean;
  /** What stands beside the fields, with the form's button in it. */
  beside?: (button: ReactNode) => ReactNode;
  children: ReactNode;
}

/** The frame of a form on the public site: its fields, why it failed, its button and its alert. */
export function PublicForm({ state, texts, action, hasFiles, beside, children }: PublicFormProps) {
  const { form, alerts, isBusy, hasFailed, failure, summary } = state;
  // After a failure there is only its own button, which goes back to the form.
  const button = !hasFailed && (
    <Button type="submit" size="large" isBusy={isBusy}>
      {isBusy ? texts.sending : texts.send}
    </Button>
  );
  const fields = (
    <>
      {summary.length > 0 && (
        // Focused by the browser: without scripts nothing else leads to what is wrong.
        <div className={styles['summary']} role="alert" tabIndex={-1} autoFocus>
          <strong>{texts.check}</strong>
          <ul>
            {summary.map((reason) => (
              <li key={reason}>{unbroken(reason)}</li>
            ))}
          </ul>
        </div>
      )}
      {children}
      {failure !== undefined && (
        <div className={styles['failure']} role="alert">
          {failure}
          {hasFailed && (
            <Button look="secondary" onClick={state.again}>
              {texts.again}
            </Button>
          )}
        </div>
      )}
    </>
  );
  return (
    <>
      <form
        ref={form}
        method="post"
        action={action}
        encType={hasFiles ? 'multipart/form-data' : undefined}
        className={classNames(styles['form'], beside && styles['split'])}
        // Our words, not the browser's; what is sent before scripts run is kept for them.
        noValidate
        data-replay=""
        data-kept={state.keptAs}
        // Kept meanwhile, it is marked as busy by the shell's early script.
        suppressHydrationWarning
        onFocus={state.begin}
        onBlur={({ target }) => {
          if (!('name' in target) || typeof target.name !== 'string') return;
          const { name } = target;
          afterPress(() => state.leave(name));
        }}
        onSubmit={(event) => {
          event.preventDefault();
          void state.submit();
        }}
      >
        {beside ? (
          <>
            <div className={styles['fields']}>{fields}</div>
            {beside(button)}
          </>
        ) : (
          <>
            {fields}
            {button}
          </>
        )}
      </form>
      <AlertDialog isOpen={alerts.length > 0} title={texts.check} onClose={state.closeAlert}>
        {alerts.map((text) => (
          <p key={text}>{unbroken(text)}</p>
        ))}
      </AlertDialog>
    </>
  );
}

/** Short fields beside each other where the screen is wide enough. */
export const FieldPair = ({ children }: { children: ReactNode }) => (
  <div className={styles['pair']}>{children}</div>
);
