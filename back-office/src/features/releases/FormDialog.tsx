import type { ReactNode, SubmitEvent } from 'react';
import { Dialog, DialogActions } from 'shared-ui/Dialog';
import styles from './FormDialog.module.css';

interface FormDialogProps {
  title: string;
  children: ReactNode;
  /** The buttons at its foot. */
  actions: ReactNode;
  onSubmit: () => void;
  onClose: () => void;
}

/** A window that asks something and does it when it is answered. */
export function FormDialog({ title, children, actions, onSubmit, onClose }: FormDialogProps) {
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    onSubmit();
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <form className={styles['form']} noValidate onSubmit={submit}>
        {children}
        <DialogActions>{actions}</DialogActions>
      </form>
    </Dialog>
  );
}
