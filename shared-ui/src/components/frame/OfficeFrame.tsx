import type { ReactNode } from 'react';
import { Link, NavLink } from 'shared-ui/router';
import { NavDrawer, type NavItem } from './NavDrawer.tsx';
import styles from './OfficeFrame.module.css';
import { SkipLink } from './SkipLink.tsx';
import { Unseen } from '../content/Unseen.tsx';
import { texts } from '../../texts.ts';

interface OfficeFrameProps {
  logo: ReactNode;
  /** Today's date in words. */
  today: string;
  /** Who is logged in. */
  who: string;
  /** Where that person sees to their own login. */
  whoUrl?: string;
  items: readonly NavItem[];
  drawerFoot: ReactNode;
  children: ReactNode;
}

/**
 * What stands around every screen of the back office: a fixed bar with the date
 * (docs/product/pages.md "Navigation bar").
 */
export function OfficeFrame({
  logo,
  today,
  who,
  whoUrl,
  items,
  drawerFoot,
  children,
}: OfficeFrameProps) {
  return (
    <div className={styles['frame']}>
      <SkipLink />
      <header className={styles['bar']}>
        <div className={styles['row']}>
          <Link to="/" className={styles['logo']}>
            {logo}
          </Link>
          <nav className={styles['tabs']} aria-label={texts.lists}>
            {items
              .filter(({ url }) => url !== '/')
              .map(({ name, url, isSeldom }) => (
                <NavLink key={url} to={url} data-seldom={isSeldom || undefined}>
                  {name}
                </NavLink>
              ))}
          </nav>
          <span className={styles['today']}>{today}</span>
          {whoUrl === undefined ? (
            <span className={styles['who']}>{who}</span>
          ) : (
            <Link to={whoUrl} className={styles['who']}>
              <Unseen>{texts.account}</Unseen>
              {who}
            </Link>
          )}
          <NavDrawer items={items}>{drawerFoot}</NavDrawer>
        </div>
      </header>
      <main id="main" tabIndex={-1} className={styles['main']}>
        {children}
      </main>
    </div>
  );
}
