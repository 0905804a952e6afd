import { useState } from 'react';
import { late } from '../../late/late.tsx';
import { loadPart } from '../../late/loadPart.ts';
import styles from './MailButton.module.css';

const MailWindow = late(async () => {
  const load = () => import(/* webpackChunkName: "mailWindow" */ './MailWindow.tsx');
  return { default: (await loadPart(load)).MailWindow };
});

interface MailButtonProps {
  id: number;
  /** What is shown of the mail: its subject, or whom it went to. */
  children: string;
}

/** A mail in a list, which opens as its recipient saw it. */
export function MailButton({ id, children }: MailButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles['mail']} onClick={() => setOpen(true)}>
        {children}
      </button>
      {isOpen && <MailWindow id={id} onClose={() => setOpen(false)} />}
    </>
  );
}
