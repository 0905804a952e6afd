import { memo, type MouseEvent, type ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'shared-ui/router';
import { followLink } from '../../followLink.ts';
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
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLElement>): void => followLink(event, navigate);
  const link = ({ name, url, isSeldom }: NavItem) => (
    <MenuLink
      key={url}
      name={name}
      url={url}
      // Below the home page lies nothing.
      isCurrent={pathname === url || (url !== '/' && pathname.startsWith(`${url}/`))}
      isSeldom={isSeldom}
    />
  );
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
          <nav className={styles['tabs']} aria-label={texts.lists} onClick={follow}>
            {items.filter(({ url }) => url !== '/').map(link)}
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
          <NavDrawer items={items} linkOf={link} onFollow={follow}>
            {drawerFoot}
          </NavDrawer>
        </div>
      </header>
      <main id="main" tabIndex={-1} className={styles['main']}>
        {children}
      </main>
    </div>
  );
}

interface MenuLinkProps {
  name: string;
  url: string;
  /** Whether it leads to what is open, or to what that belongs to. */
  isCurrent: boolean;
  isSeldom: boolean | undefined;
}

/**
 * An entry of the office's menu, drawn again only when it becomes the current one or no longer is. Whatever it stands in
 * follows it (followLink): the router's links, twenty of them on every screen, are all drawn again with every step.
 */
const MenuLink = memo(function MenuLink({ name, url, isCurrent, isSeldom }: MenuLinkProps) {
  return (
    <a
      href={url}
      aria-current={isCurrent ? 'page' : undefined}
      data-seldom={isSeldom === true || undefined}
    >
      {name}
    </a>
  );
});
