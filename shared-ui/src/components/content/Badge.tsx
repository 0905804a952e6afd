import styles from './Badge.module.css';
import { classNames } from '../../classNames.ts';

interface BadgeProps {
  /** The state in words; the colour only repeats it. */
  children: string;
  tone?: 'neutral' | 'good' | 'open' | 'bad';
}

/** A record's state: a word, and a colour for those who see it. */
export function Badge({ children, tone = 'neutral' }: BadgeProps) {
  return (
    <span className={classNames(styles['badge'], tone !== 'neutral' && styles[tone])}>
      {children}
    </span>
  );
}
