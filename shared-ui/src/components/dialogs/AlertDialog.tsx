import { useId, type ReactNode } from 'react';
import styles from './AlertDialog.module.css';
import { Button } from '../buttons/Button.tsx';
import { Dialog, DialogActions } from './Dialog.tsx';
import { texts } from '../../texts.ts';

export interface AlertDialogProps {
  isOpen: boolean;
  title: string;
  children: ReactNode;
  /** The button that closes it; the only one unless `confirm` is given. */
  closeLabel?: string;
  onClose: () => void;
  /** A second button, for a question that can be answered with no. */
  confirm?: { label: string; look?: 'primary' | 'danger'; onConfirm: () => void };
}

/** Something that must be read before going on, or a question with two answers. */
export function AlertDialog({ isOpen, children, ...rest }: AlertDialogProps) {
  const { title, closeLabel = texts.close, onClose, confirm } = rest;
  const id = useId();
  if (!isOpen) return null;
  return (
    <Dialog role="alertdialog" title={title} describedBy={id} onClose={onClose}>
      <div className={styles['body']} id={id}>
        {children}
      </div>
      <DialogActions>
        <Button
          look={confirm ? 'secondary' : 'primary'}
          // The dialog returns the focus to its opener as it closes, before the caller may move it on.
          onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}
        >
          {closeLabel}
        </Button>
        {confirm && (
          <Button look={confirm.look ?? 'primary'} onClick={confirm.onConfirm}>
            {confirm.label}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
