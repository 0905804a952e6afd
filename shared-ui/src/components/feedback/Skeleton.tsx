import styles from './Skeleton.module.css';
import { classNames } from '../../classNames.ts';

interface SkeletonProps {
  width?: 'short' | 'medium' | 'long';
}

/** Stands where a text will be; the screen says in words that it is loading. */
export function Skeleton({ width = 'medium' }: SkeletonProps) {
  return <span className={classNames(styles['skeleton'], styles[width])} aria-hidden="true" />;
}
