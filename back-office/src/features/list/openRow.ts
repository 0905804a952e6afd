import type { MouseEvent as ReactMouseEvent } from 'react';

/** The link that opens a row. */
export const linkOfRow = (row: Element | null | undefined): HTMLElement | null | undefined =>
  row?.querySelector<HTMLElement>('[data-of-row]');

/**
 * A click anywhere in a row of a list opens its record, as its link would: with Ctrl or Cmd in a tab of its
 * own. What has a use of its own keeps it, and text can be selected.
 */
export function openRow(event: ReactMouseEvent<HTMLElement>): void {
  const { target, button, ctrlKey, metaKey, shiftKey } = event;
  if (!(target instanceof Element) || button !== 0) return;
  if (target.closest('a, button, input, select, label, dialog, [role="menu"], [popover]')) return;
  if (window.getSelection()?.isCollapsed === false) return;
  linkOfRow(target.closest('tr'))?.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
  );
}
