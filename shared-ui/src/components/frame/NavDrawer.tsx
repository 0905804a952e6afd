import { Menu, X } from 'lucide-react';
import { useEffect, useId, useRef, type MouseEvent, type ReactNode, type ToggleEvent } from 'react';
import { NavLink, useLocation } from 'shared-ui/router';
import styles from './NavDrawer.module.css';
import { wrapTab } from '../../wrapTab.ts';
import { texts } from '../../texts.ts';

/** One entry of a menu. */
export interface NavItem {
  name: string;
  url: string;
  /** Seldom used: beside the drawer only where there is much room. */
  isSeldom?: boolean;
}

interface NavDrawerProps {
  items: readonly NavItem[];
  /** An entry, where it is not one of the router's links. */
  linkOf?: (item: NavItem) => ReactNode;
  /** Told of clicks on the entries. */
  onFollow?: (event: MouseEvent<HTMLElement>) => void;
  /** Stands below the entries. */
  children?: ReactNode;
}

/**
 * Makes everything outside an open drawer inert, up to the page's root. This happens before the browser
 * shows or hides the drawer, so that the focus can return to the opener.
 */
function closeOff({ currentTarget, newState }: ToggleEvent<HTMLElement>): void {
  let inner: Element = currentTarget;
  while (inner.parentElement && inner.id !== 'root') {
    for (const beside of inner.parentElement.children) {
      if (beside !== inner) beside.toggleAttribute('inert', newState === 'open');
    }
    inner = inner.parentElement;
  }
}

/**
 * The menu icon and the side drawer that it opens (docs/product/pages.md "Navigation bar"). A
 * native popover: it opens, closes on Escape and on a click beside it without any script. While it is
 * open, the Tab key stays in it.
 */
export function NavDrawer({ items, linkOf, onFollow, children }: NavDrawerProps) {
  const id = useId();
  const ref = useRef<HTMLElement>(null);
  const close = (): void => ref.current?.hidePopover();
  // Also where something else than an entry has led on: what stands below them, or a step through the tab's history.
  const { pathname } = useLocation();
  const known = useRef(pathname);
  useEffect(() => {
    if (known.current === pathname) return;
    known.current = pathname;
    ref.current?.hidePopover();
  }, [pathname]);
  return (
    <>
      <button type="button" className={styles['opener']} popoverTarget={id} aria-label={texts.menu}>
        <Menu aria-hidden="true" />
      </button>
      <nav
        id={id}
        ref={ref}
        popover="auto"
        className={styles['drawer']}
        aria-label={texts.menu}
        onBeforeToggle={closeOff}
        onKeyDown={wrapTab}
        onToggle={({ currentTarget, newState }) => {
          if (newState === 'open') currentTarget.querySelector('button')?.focus();
        }}
      >
        <div className={styles['top']}>
          {texts.menu}
          <button
            type="button"
            className={styles['closer']}
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={texts.closeMenu}
          >
            <X aria-hidden="true" />
          </button>
        </div>
        <ul className={styles['list']} onClick={onFollow}>
          {items.map((item) => (
            <li key={item.url} onClick={close}>
              {linkOf ? (
                linkOf(item)
              ) : (
                <NavLink to={item.url} end={item.url === '/'}>
                  {item.name}
                </NavLink>
              )}
            </li>
          ))}
        </ul>
        {children !== undefined && <div className={styles['foot']}>{children}</div>}
      </nav>
    </>
  );
}
