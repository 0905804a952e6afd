import styles from './Skeleton.module.css';
import { classNames } from '../../classNames.ts';

interface SkeletonProps {
  width?: 'short' | 'medium' | 'long';
}

/** Placeholder for a text that is loading; the screen says in words that it loads. */
export function Skeleton({ width = 'medium' }: SkeletonProps) {
  return <span className={classNames(styles['skeleton'], styles[width])} aria-hidden="true" />;
}
