import type { ReactNode } from 'react';
import styles from './SettingsPage.module.css';

interface PartHeadProps {
  /** The id of the heading, which names the part. */
  id: string;
  title: string;
  intro: string;
  /** What more there is to say of it. */
  note?: ReactNode;
  /** The button of the part. */
  children: ReactNode;
}

/** What a part of the settings is called and for, and its button. */
export const PartHead = ({ id, title, intro, note, children }: PartHeadProps) => (
  <div className={styles['partHead']}>
    <div>
      <h2 id={id} className={styles['heading']}>
        {title}
      </h2>
      <p className={styles['intro']}>{intro}</p>
      {note}
    </div>
    {children}
  </div>
);
