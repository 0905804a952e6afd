import type { ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from './Link.tsx';

interface NavLinkProps extends ComponentProps<typeof Link> {
  /** Whether only the address itself counts, and none below it. */
  end?: boolean;
}

/** A link of a menu: says whether the page that is open is the one it leads to, or below it. */
export function NavLink({ end = false, ...link }: NavLinkProps) {
  const { pathname } = useLocation();
  const isHere = pathname === link.to || (!end && pathname.startsWith(`${link.to}/`));
  return <Link {...link} aria-current={isHere ? 'page' : undefined} />;
}
