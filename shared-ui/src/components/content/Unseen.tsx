import type { ReactNode } from 'react';
import styles from './Unseen.module.css';

/**
 * The class of what is there only for a screen reader or the keyboard, and not text alone. What is
 * hidden only at some widths or until it has the focus (SkipLink, the headings of Table, the phone
 * number of the public frame) repeats its rules: a class cannot depend on a media query.
 */
export const unseen = styles['unseen'];

interface UnseenProps {
  children: ReactNode;
  /** What it is where it stands; a part of a line unless said otherwise. */
  as?: 'span' | 'p' | 'caption';
  role?: 'status';
}

/** Words that only a screen reader says, for what the eye gets from where things stand. */
export function Unseen({ children, as: Tag = 'span', role }: UnseenProps) {
  return (
    <Tag className={unseen} role={role}>
      {children}
    </Tag>
  );
}
