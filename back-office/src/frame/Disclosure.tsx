import './lateStyles.ts';
import { useState, type ReactNode } from 'react';
import styles from './Disclosure.module.css';

interface DisclosureProps {
  title: string;
  children: ReactNode;
}

/** Closed at first; what is in it is asked for only when it is opened. */
export function Disclosure({ title, children }: DisclosureProps) {
  const [wasOpened, setOpened] = useState(false);
  return (
    <details
      className={styles['disclosure']}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setOpened(true);
      }}
    >
      <summary>{title}</summary>
      {wasOpened && children}
    </details>
  );
}
