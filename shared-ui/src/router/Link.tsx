import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** An address of the site. */
  to: string;
  /** Whether the page takes the place of the one before it in the history. */
  replace?: boolean;
  /** What the next page finds in its location. */
  state?: unknown;
}

/**
 * A link inside the site, for which no page is loaded anew.
 *
 * The library's own `Link` brings with it what prefetches pages and submits forms, 3 kB that no
 * page of ours uses (docs/decisions/0014-what-the-first-load-carries.md).
 */
export function Link({ to, replace, state, onClick, ...rest }: LinkProps) {
  const href = useHref(to);
  const go = useLinkClickHandler(to, {
    state,
    ...(replace !== undefined && { replace }),
  });
  function click(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    if (!event.defaultPrevented) go(event);
  }
  return <a {...rest} href={href} onClick={click} />;
}
