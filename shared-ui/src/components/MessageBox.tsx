import { useEffect, useRef, useState } from 'react';
import styles from './MessageBox.module.css';

/** Milliseconds after which a message closes itself (specification 2.1, 9). */
export const messageTime = 3000;

interface MessageBoxProps {
  /** The message; null for none. Give a new `key` with each, so that its time begins anew. */
  message: string | null;
  onClose: () => void;
}

/**
 * A message that goes by itself. It waits while the pointer is on it, and it is read out without
 * taking the focus.
 */
export function MessageBox({ message, onClose }: MessageBoxProps) {
  const [isHeld, setHeld] = useState(false);
  // The parent may pass another function on every render; the time must not begin anew with it.
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (message === null || isHeld) return undefined;
    const timer = setTimeout(() => close.current(), messageTime);
    return () => clearTimeout(timer);
  }, [message, isHeld]);

  return (
    <div className={styles['place']} role="status">
      {message !== null && (
        <div
          className={styles['box']}
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
        >
          {message}
        </div>
      )}
    </div>
  );
}
