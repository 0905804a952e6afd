import { useId, type ReactNode } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  title: ReactNode;
  lead?: ReactNode;
  /** The brand whose accent the section has, where it is not the page's. */
  brand?: 'cleaning' | 'contracting';
  children?: ReactNode;
}

/** A part of a page under its own heading. */
export function Section({ title, lead, brand, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles['section']} aria-labelledby={id} data-brand={brand}>
      <div className={styles['head']}>
        <h2 className={styles['title']} id={id}>
          {title}
        </h2>
        {lead !== undefined && <p className={styles['lead']}>{lead}</p>}
      </div>
      {children}
    </section>
  );
}
