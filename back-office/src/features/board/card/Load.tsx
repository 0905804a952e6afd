import { classNames } from 'shared-ui/classNames';
import { texts } from '../texts.ts';
import styles from './Load.module.css';

interface LoadProps {
  hours: number;
  /** Hours that somebody is there; undefined for nobody. */
  available: number | undefined;
}

/** Hours planned of hours available, with a bar that is full where there are none left. */
export function Load({ hours, available }: LoadProps) {
  if (available === undefined && hours === 0) return null;
  if (available === undefined) return <span className={styles['load']}>{texts.free(hours)}</span>;
  const over = hours - available;
  const share = available === 0 ? (hours > 0 ? 1 : 0) : Math.min(hours / available, 1);
  return (
    <span className={classNames(styles['load'], over > 0 && styles['over'])}>
      {texts.load(hours, available)}
      {over > 0 && <span className={styles['word']}> {texts.over(over)}</span>}
      <span className={styles['bar']} aria-hidden="true">
        <span style={{ inlineSize: `${share * 100}%` }} />
      </span>
    </span>
  );
}
