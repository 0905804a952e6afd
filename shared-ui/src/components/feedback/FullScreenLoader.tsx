import styles from './FullScreenLoader.module.css';
import { texts } from '../../texts.ts';

interface FullScreenLoaderProps {
  label?: string;
}

/** Fills the screen while the app starts; it stays unseen for a moment, so that a fast start does not flash. */
export function FullScreenLoader({ label = texts.loading }: FullScreenLoaderProps) {
  return (
    <div className={styles['loader']} role="status">
      <div className={styles['bar']} aria-hidden="true" />
      {label}
    </div>
  );
}
