import type { ReactNode } from 'react';
import styles from './Card.module.css';
import { classNames } from '../../classNames.ts';

interface CardProps {
  children: ReactNode;
  /** In the brand's own light colour, for the one thing to look at. */
  isTinted?: boolean;
}

/** A surface that holds what belongs together. */
export function Card({ children, isTinted = false }: CardProps) {
  return <div className={classNames(styles['card'], isTinted && styles['tinted'])}>{children}</div>;
}
