import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { classNames } from '../../classNames.ts';
import { wrapTab } from '../../wrapTab.ts';
import { isFocusLost } from './isFocusLost.ts';
import styles from './Dialog.module.css';

export interface DialogProps {
  title: string;
  children: ReactNode;
  /** An alert must be read before going on, and is read out as a whole. */
  role?: 'dialog' | 'alertdialog';
  /** Wide for a table of several columns, full for a document beside a form, narrow for a calendar. */
  size?: 'normal' | 'wide' | 'full' | 'narrow';
  /** The id of what an alert says. */
  describedBy?: string;
  /** Escape, and whatever else closes the browser's own dialog. */
  onClose: () => void;
  /** Only its buttons close it, not Escape: what it shows, or is about to, cannot be shown again. */
  isKept?: boolean;
  /** Whether Escape may close it; asked each time. */
  mayEscape?: () => boolean;
  /** Something was typed or chosen in it. */
  onTyped?: () => void;
}

/**
 * Opens a dialog at its top. The browser focuses its first control, and scrolls down to it where a long text
 * comes first; the heading is focused then, so that the text is read from its beginning.
 */
function openAtTop(dialog: HTMLDialogElement): void {
  dialog.showModal();
  const check = (): boolean => {
    if (!dialog.open || dialog.scrollTop === 0) return false;
    beginAtTop(dialog);
    return true;
  };
  // WebKit scrolls only when it paints.
  if (!check()) requestAnimationFrame(() => requestAnimationFrame(check));
}

function beginAtTop(dialog: HTMLDialogElement): void {
  const heading = dialog.querySelector('h2');
  if (heading) {
    // Only now: the browser would focus it before the first control of any dialog.
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  dialog.scrollTop = 0;
}

/**
 * A window over the screen, for which the rest waits; there is one while it is rendered. The
 * browser's own modal dialog: it keeps the focus, closes with Escape, and gives the focus back.
 */
export function Dialog(props: DialogProps) {
  const { title, children, role = 'dialog', size = 'normal', describedBy } = props;
  const { onClose, isKept = false, mayEscape = () => !isKept, onTyped } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog) openAtTop(dialog);
    return () => {
      // Closed before it goes, it gives the focus back to where it was.
      if (dialog?.open) dialog.close();
    };
  }, []);
  useLayoutEffect(() => {
    const dialog = ref.current;
    // Another title is another step: it begins at its top, once the control that led to it has gone.
    if (dialog?.open && isFocusLost(dialog)) beginAtTop(dialog);
  }, [title]);
  return (
    <dialog
      ref={ref}
      role={role === 'dialog' ? undefined : role}
      className={classNames(
        styles['dialog'],
        role === 'alertdialog' && styles['alert'],
        size === 'wide' && styles['wide'],
        size === 'full' && styles['full'],
        size === 'narrow' && styles['narrow'],
      )}
      aria-labelledby={id}
      aria-describedby={describedBy}
      onKeyDown={wrapTab}
      onInput={onTyped}
      onCancel={(event) => {
        // React hands on what a window within this one tells, such as a calendar.
        if (event.target === event.currentTarget && !mayEscape()) event.preventDefault();
      }}
      onClose={(event) => {
        const dialog = ref.current;
        // Told a moment later: by then it may be gone, or shown again.
        if (!dialog || dialog.open || event.target !== dialog) return;
        // A browser lets a second Escape close it all the same.
        if (!mayEscape()) openAtTop(dialog);
        else onClose();
      }}
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
