import type { ReactNode } from 'react';
import { Link } from 'shared-ui/router';
import styles from './Button.module.css';
import type { ButtonLook } from './Button.tsx';
import { classNames } from '../../classNames.ts';

interface ButtonLinkProps {
  /** An address of this site, or `tel:`, `mailto:` and `https:` ones. */
  to: string;
  children: ReactNode;
  look?: ButtonLook;
  size?: 'medium' | 'large';
  /** What it is called, for those who do not see where it stands; begins with what is read. */
  label?: string;
  /**
   * Whether it opens the row that it stands in, which then does so as a whole. Whoever has the rows goes where it leads:
   * a router's link costs a list of them a frame.
   */
  isOfRow?: boolean;
}

/** A link that looks like a button, for going somewhere rather than doing something. */
export function ButtonLink({
  to,
  look = 'primary',
  size = 'medium',
  label,
  isOfRow,
  children,
}: ButtonLinkProps) {
  const className = classNames(styles['button'], styles[look], size === 'large' && styles['large']);
  return to.startsWith('/') && !isOfRow ? (
    <Link to={to} className={className} aria-label={label}>
      {children}
    </Link>
  ) : (
    <a href={to} className={className} aria-label={label} data-of-row={isOfRow}>
      {children}
    </a>
  );
}
