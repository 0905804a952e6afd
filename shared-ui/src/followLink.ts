import type { MouseEvent } from 'react';

/**
 * Goes where a plain link leads on which somebody has clicked, without loading the page anew: one handler around many
 * links, each of which would cost as the router's own one more than the rest of a row. What the browser does with a key
 * held down stays the browser's. For apps whose addresses have no prefix of a language.
 */
export function followLink(
  event: MouseEvent<HTMLElement>,
  navigate: (path: string) => unknown,
): void {
  const { target, currentTarget, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (event.defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
  // Windows that are opened from there hang elsewhere in the page, and their clicks arrive here too.
  if (!(target instanceof Element) || !currentTarget.contains(target)) return;
  const path = target.closest('a:not([target], [download])')?.getAttribute('href');
  if (!path?.startsWith('/')) return;
  event.preventDefault();
  void navigate(path);
}
