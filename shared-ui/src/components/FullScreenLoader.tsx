import styles from './FullScreenLoader.module.css';

interface FullScreenLoaderProps {
  label?: string;
}

/** Fills the screen while the app starts; it stays unseen for a moment, so that a fast start does not flash. */
export function FullScreenLoader({ label = 'Loading…' }: FullScreenLoaderProps) {
  return (
    <div className={styles['loader']} role="status">
      <div className={styles['bar']} aria-hidden="true" />
      {label}
    </div>
  );
}
