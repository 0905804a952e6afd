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
  /** Whether it opens the row that it stands in, which then does so as a whole. */
  isOfRow?: boolean;
}

/** A link that looks like a button, for going somewhere rather than doing something. */
export function ButtonLink({
  to,
  look = 'primary',
  size = 'medium',
  isOfRow,
  children,
}: ButtonLinkProps) {
  const className = classNames(styles['button'], styles[look], size === 'large' && styles['large']);
  return to.startsWith('/') ? (
    <Link to={to} className={className} data-of-row={isOfRow}>
      {children}
    </Link>
  ) : (
    <a href={to} className={className}>
      {children}
    </a>
  );
}
