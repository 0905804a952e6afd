import type { KeyboardEvent } from 'react';

const stops = 'a[href], button, input, select, textarea, [tabindex]';

/** What the Tab key can reach. */
const isReachable = (element: HTMLElement): boolean =>
  element.tabIndex >= 0 && !element.matches(':disabled') && element.getClientRects().length > 0;

/**
 * Keeps the Tab key in a part of the page that is open over the rest: from its last control to its
 * first, without a stop at the page itself in between.
 */
export function wrapTab(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab' || event.defaultPrevented) return;
  const reachable = [...event.currentTarget.querySelectorAll<HTMLElement>(stops)].filter(
    isReachable,
  );
  const [first] = reachable;
  const last = reachable.at(-1);
  const [from, to] = event.shiftKey ? [first, last] : [last, first];
  if (!from || !to || document.activeElement !== from) return;
  event.preventDefault();
  to.focus();
}
