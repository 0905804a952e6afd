import { useId, type ReactNode } from 'react';
import styles from '../apps/AppPanel.module.css';
import page from '../ReleasesPage.module.css';

interface PanelProps {
  title: string;
  text: ReactNode;
  children: ReactNode;
}

/** A part of the platform under its heading. */
export function Panel({ title, text, children }: PanelProps) {
  const id = useId();
  return (
    <section className={page['panel']} aria-labelledby={id}>
      <div className={styles['head']}>
        <h2 id={id} className={styles['name']}>
          {title}
        </h2>
      </div>
      <p className={styles['nothing']}>{text}</p>
      {children}
    </section>
  );
}
