import type { ReactNode } from 'react';
import { Link } from 'shared-ui/router';
import { classNames } from '../../classNames.ts';
import { NavDrawer, type NavItem } from './NavDrawer.tsx';
import styles from './SiteFrame.module.css';
import { SkipLink } from './SkipLink.tsx';

interface SiteFrameProps {
  logo: ReactNode;
  /** Whether the page begins with a brand header, so that the bar's logo may come later. */
  isLogoLate?: boolean;
  /** The one thing to do from anywhere. */
  action?: ReactNode;
  items: readonly NavItem[];
  drawerFoot?: ReactNode;
  footer: ReactNode;
  /** The brand whose accent the page has. */
  brand?: 'cleaning' | 'contracting';
  children: ReactNode;
}

/**
 * What stands around every public page: bar with drawer, content, footer (docs/product/pages.md
 * "Navigation bar").
 */
export function SiteFrame({
  logo,
  isLogoLate = false,
  action,
  items,
  drawerFoot,
  footer,
  brand = 'cleaning',
  children,
}: SiteFrameProps) {
  return (
    <div data-brand={brand}>
      <SkipLink />
      <header className={styles['bar']}>
        <div className={styles['row']}>
          <Link to="/" className={classNames(styles['logo'], isLogoLate && styles['isLate'])}>
            {logo}
          </Link>
          {action}
          <NavDrawer items={items}>{drawerFoot}</NavDrawer>
        </div>
      </header>
      <main id="main" tabIndex={-1} className={styles['main']}>
        {children}
      </main>
      {footer}
    </div>
  );
}
