import { useId, useLayoutEffect, useRef, type ReactNode, type SubmitEvent } from 'react';
import styles from './Dialog.module.css';

interface DialogProps {
  title: string;
  children: ReactNode;
  /** The buttons at its foot. */
  actions: ReactNode;
  onSubmit: () => void;
  /** Escape, and whatever else closes the browser's own dialog. */
  onClose: () => void;
}

/** A window that asks something; there is one while it is rendered. */
export function Dialog({ title, children, actions, onSubmit, onClose }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    // Closed before it goes, it gives the focus back to where it was.
    return () => dialog?.close();
  }, []);
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    onSubmit();
  }
  return (
    <dialog ref={ref} className={styles['dialog']} aria-labelledby={id} onClose={onClose}>
      <form className={styles['form']} noValidate onSubmit={submit}>
        <h2 id={id} className={styles['title']}>
          {title}
        </h2>
        {children}
        <div className={styles['actions']}>{actions}</div>
      </form>
    </dialog>
  );
}
