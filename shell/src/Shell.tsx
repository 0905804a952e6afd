import { useEffect, useRef } from 'react';
import type { RemoteName } from 'shared-api/contract/pages/boot';
import { defaultLanguage } from 'shared-api/contract/values/language';
import { pageLanguage } from 'shared-api/contract/values/pageLanguage';
import { appOf, isPublicPath, routes } from 'shared-api/contract/pages/paths';
import { useSession, useSessionExpired } from 'shared-api/store';
import { useLocation, useNavigate, useNavigationType } from 'shared-ui/router';
import type { Remotes } from './federation/remotes.ts';
import { RemoteScreen } from './RemoteScreen.tsx';
import { restoreTyped } from './typed.ts';

interface ShellProps {
  remotes: Remotes;
  /** Whether the page in the browser was rendered by the server and is now taken over. */
  prerendered: boolean;
}

const remoteOf = (pathname: string): RemoteName =>
  appOf(pathname) === 'back-office' ? 'back_office' : 'public_site';

/**
 * Decides which remote an address belongs to, and who may be there (docs/product/pages.md
 * "Addresses").
 */
export function Shell({ remotes, prerendered }: ShellProps) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const session = useSession();
  // A session that ended by itself leaves the screen open: back-office asks to log in over it, so
  // that nothing typed is lost.
  const isExpired = useSessionExpired();
  const isLocked = !isPublicPath(pathname) && session === null && !isExpired;
  useNewPage(pathname);

  useEffect(() => {
    if (isLocked) void navigate(routes.home(), { replace: true });
  }, [isLocked, navigate]);

  const remote = remoteOf(pathname);
  // The office has one language, and a page of its own in it.
  const isElsewhere = remote === 'back_office' && pageLanguage !== defaultLanguage;
  useEffect(() => {
    if (isElsewhere) window.location.replace(pathname);
  }, [isElsewhere, pathname]);
  // A public page is shown while the address changes to home: it is the home page already.
  if (isElsewhere || (isLocked && remote === 'back_office')) return null;
  return <RemoteScreen key={remote} name={remote} remotes={remotes} prerendered={prerendered} />;
}

/**
 * A new page begins at its top, a screen reader's and keyboard's place moves there as well, and its
 * fields hold what was typed into them before.
 */
function useNewPage(pathname: string): void {
  const kind: string = useNavigationType();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    if (kind !== 'POP') window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
    restoreTyped(kind === 'POP');
  }, [pathname, kind]);
}
