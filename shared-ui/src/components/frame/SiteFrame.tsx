import type { ReactNode } from 'react';
import { Link, NavLink } from 'shared-ui/router';
import { classNames } from '../../classNames.ts';
import { NavDrawer, type NavItem } from './NavDrawer.tsx';
import styles from './SiteFrame.module.css';
import { SkipLink } from './SkipLink.tsx';
import { texts } from '../../texts.ts';

interface SiteFrameProps {
  logo: ReactNode;
  /** Whether the page begins with a brand header, so that the bar's logo may come later. */
  isLogoLate?: boolean;
  /** The one thing to do from anywhere. */
  action?: ReactNode;
  /** The first leads home, as the logo does: the bar leaves it to the drawer. */
  items: readonly NavItem[];
  drawerFoot?: ReactNode;
  footer: ReactNode;
  /** The brand whose accent the page has. */
  brand?: 'cleaning' | 'contracting';
  children: ReactNode;
}

/**
 * What stands around every public page: bar with drawer and, where there is room, the drawer's links;
 * content; footer (docs/product/pages.md "Navigation bar").
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
          <nav className={styles['links']} aria-label={texts.main}>
            {items.slice(1).map(({ name, url }) => (
              <NavLink key={url} to={url}>
                {name}
              </NavLink>
            ))}
          </nav>
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
