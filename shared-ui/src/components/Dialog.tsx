import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './Dialog.module.css';

interface DialogProps {
  title: string;
  children: ReactNode;
  /** Escape, and whatever else closes the browser's own dialog. */
  onClose: () => void;
  /** Only its buttons close it, not Escape: what it shows cannot be shown again. */
  isKept?: boolean;
}

/** A window over the screen, for which the rest waits; there is one while it is rendered. */
export function Dialog({ title, children, onClose, isKept = false }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    // Closed before it goes, it gives the focus back to where it was.
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={ref}
      className={styles['dialog']}
      aria-labelledby={id}
      onCancel={(event) => {
        if (isKept) event.preventDefault();
      }}
      // A browser lets a second Escape close it all the same.
      onClose={isKept ? () => ref.current?.showModal() : onClose}
    >
      <h2 id={id} className={styles['title']}>
        {title}
      </h2>
      {children}
    </dialog>
  );
}

/** The buttons at the foot of a dialog. */
export const DialogActions = ({ children }: { children: ReactNode }) => (
  <div className={styles['actions']}>{children}</div>
);
