import { useEffect, useId, useRef, type ReactNode } from 'react';
import styles from './AlertDialog.module.css';
import { Button } from './Button.tsx';

interface AlertDialogProps {
  isOpen: boolean;
  title: string;
  children: ReactNode;
  /** The button that closes it; the only one unless `confirm` is given. */
  closeLabel?: string;
  onClose: () => void;
  /** A second button, for a question that can be answered with no. */
  confirm?: { label: string; look?: 'primary' | 'danger'; onConfirm: () => void };
}

/**
 * Something that must be read before going on. The browser's own modal dialog: it keeps the focus,
 * closes with Escape, and gives the focus back.
 */
export function AlertDialog({
  isOpen,
  title,
  children,
  closeLabel = 'OK',
  onClose,
  confirm,
}: AlertDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (isOpen && !dialog.open) dialog.showModal();
    if (!isOpen && dialog.open) dialog.close();
  }, [isOpen]);

  return (
    <dialog
      ref={ref}
      role="alertdialog"
      className={styles['dialog']}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-body`}
      onClose={onClose}
    >
      <h2 className={styles['title']} id={`${id}-title`}>
        {title}
      </h2>
      <div className={styles['body']} id={`${id}-body`}>
        {children}
      </div>
      <div className={styles['actions']}>
        <Button look={confirm ? 'secondary' : 'primary'} onClick={() => ref.current?.close()}>
          {closeLabel}
        </Button>
        {confirm && (
          <Button look={confirm.look ?? 'primary'} onClick={confirm.onConfirm}>
            {confirm.label}
          </Button>
        )}
      </div>
    </dialog>
  );
}
