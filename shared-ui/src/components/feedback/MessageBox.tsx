import { useEffect, useRef, useState } from 'react';
import styles from './MessageBox.module.css';

/**
 * Milliseconds after which a message closes itself (docs/product/pages.md "Addresses",
 * docs/product/limits.md).
 */
export const messageTime = 3000;
/** The same for one with a button: it has to be read, decided on and reached. */
export const actionTime = 10_000;

interface MessageBoxProps {
  /** The message; null for none. Give a new `key` with each, so that its time begins anew. */
  message: string | null;
  onClose: () => void;
  /** What can be done about what the message says: to undo it, say. */
  action?: { label: string; onAction: () => void } | undefined;
}

/**
 * A message that goes by itself. It waits while the pointer is on it, and it is read out without
 * taking the focus.
 */
export function MessageBox({ message, onClose, action }: MessageBoxProps) {
  const [isHeld, setHeld] = useState(false);
  const hasAction = action !== undefined;
  // The parent may pass another function on every render; the time must not begin anew with it.
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (message === null || isHeld) return undefined;
    const timer = setTimeout(() => close.current(), hasAction ? actionTime : messageTime);
    return () => clearTimeout(timer);
  }, [message, isHeld, hasAction]);

  return (
    <div className={styles['place']} role="status">
      {message !== null && (
        <div
          className={styles['box']}
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
        >
          {/* An amount stays whole where the message breaks. */}
          {message.replace(/\$ (?=\d)/g, '$\u00a0')}
          {action && (
            <button type="button" className={styles['action']} onClick={action.onAction}>
              {action.label}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
