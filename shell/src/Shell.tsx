import { useEffect, useRef } from 'react';
import type { RemoteName } from 'shared-api/contract/pages/boot';
import { defaultLanguage } from 'shared-api/contract/values/language';
import { pageLanguage } from 'shared-api/contract/values/pageLanguage';
import { appOf, isPublicPath, routes } from 'shared-api/contract/pages/paths';
import { useSession, useSessionExpired } from 'shared-api/store';
import { useLocation, useNavigate, useNavigationType } from 'shared-ui/router';
import type { Remotes } from './federation/remotes.ts';
import { RemoteScreen } from './RemoteScreen.tsx';

interface ShellProps {
  remotes: Remotes;
  /** Whether the page contains server-rendered HTML to hydrate. */
  prerendered: boolean;
}

const remoteOf = (pathname: string): RemoteName =>
  appOf(pathname) === 'back-office' ? 'back_office' : 'public_site';

/**
 * Decides which remote renders an address, and who may open it (docs/product/pages.md "Addresses").
 */
export function Shell({ remotes, prerendered }: ShellProps) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const session = useSession();
  // When a session expires, the screen stays: back-office shows its login over it, so that nothing
  // typed is lost.
  const isExpired = useSessionExpired();
  const isLocked = !isPublicPath(pathname) && session === null && !isExpired;
  useNewPage(pathname);

  useEffect(() => {
    if (isLocked) void navigate(routes.home(), { replace: true });
  }, [isLocked, navigate]);

  const remote = remoteOf(pathname);
  // The office exists in one language only, and needs a page in that language; whoever may not open it stays in theirs.
  const isElsewhere = !isLocked && remote === 'back_office' && pageLanguage !== defaultLanguage;
  useEffect(() => {
    if (isElsewhere) window.location.replace(pathname + search);
  }, [isElsewhere, pathname, search]);
  // During the redirect to home, a locked office address renders nothing; any other already is home.
  if (isElsewhere || (isLocked && remote === 'back_office')) return null;
  return <RemoteScreen key={remote} name={remote} remotes={remotes} prerendered={prerendered} />;
}

/** On a new page, scrolls to the top and moves focus there. */
function useNewPage(pathname: string): void {
  const kind: string = useNavigationType();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    if (kind !== 'POP') window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, kind]);
}
