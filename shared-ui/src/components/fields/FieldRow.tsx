import type { ReactNode } from 'react';
import styles from './FieldRow.module.css';

/**
 * Short fields side by side, as many as there is room for. Their controls stand in line whichever of
 * them have a hint or an error.
 */
export const FieldRow = ({ children }: { children: ReactNode }) => (
  <div className={styles['row']}>{children}</div>
);
