import type { ReactNode, SubmitEvent } from 'react';
import { Button } from '../buttons/Button.tsx';
import { Dialog, DialogActions, type DialogProps } from './Dialog.tsx';
import styles from './FormDialog.module.css';

export interface DialogFormProps {
  children: ReactNode;
  /** Why nothing came of it, where no field is to blame. */
  failure?: ReactNode;
  /** The button that does it. */
  submit: { label: string; look?: 'primary' | 'danger'; isBusy?: boolean };
  cancelLabel: string;
  onSubmit: () => void;
  onClose: () => void;
}

/**
 * What a window asks, and the buttons that do it or leave it; for a window of several steps. It must not
 * stand in another form: a browser lets nobody hear of the submit of a form within a form, and loads the
 * page anew.
 */
export function DialogForm(props: DialogFormProps) {
  const { children, failure, submit, cancelLabel, onSubmit, onClose } = props;
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      {failure !== undefined && (
        <p role="alert" className={styles['failure']}>
          {failure}
        </p>
      )}
      <DialogActions>
        <Button look="secondary" onClick={onClose}>
          {cancelLabel}
        </Button>
        <Button type="submit" look={submit.look ?? 'primary'} isBusy={submit.isBusy ?? false}>
          {submit.label}
        </Button>
      </DialogActions>
    </form>
  );
}

/** A window that asks something and does it when it is answered. */
export const FormDialog = ({
  title,
  size = 'normal',
  ...form
}: DialogFormProps & { title: string } & Pick<DialogProps, 'size'>) => (
  <Dialog title={title} size={size} onClose={form.onClose}>
    <DialogForm {...form} />
  </Dialog>
);
