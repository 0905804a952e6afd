import type { ReactNode } from 'react';
import { Link, NavLink } from 'shared-ui/router';
import { NavDrawer, type NavItem } from './NavDrawer.tsx';
import styles from './OfficeFrame.module.css';
import { SkipLink } from './SkipLink.tsx';
import { Unseen } from '../content/Unseen.tsx';
import { texts } from '../../texts.ts';

interface OfficeFrameProps {
  logo: ReactNode;
  /** Today's date in words, and the day of the week, which narrow bars leave out. */
  today: string;
  weekday: string;
  /** Who is logged in, and as what, which narrow bars leave out. */
  who: string;
  role: string;
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
  weekday,
  who,
  role,
  whoUrl,
  items,
  drawerFoot,
  children,
}: OfficeFrameProps) {
  const as = texts.asRole(role);
  const named = who + as;
  const person = (
    <>
      {who}
      <span className={styles['role']}>{as}</span>
    </>
  );
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
          <span className={styles['today']}>
            <span className={styles['weekday']}>{texts.beforeDay(weekday)}</span>
            {today}
          </span>
          {whoUrl === undefined ? (
            <span className={styles['who']} title={named}>
              {person}
            </span>
          ) : (
            <Link to={whoUrl} className={styles['who']} title={named}>
              <Unseen>{texts.account}</Unseen>
              {person}
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
