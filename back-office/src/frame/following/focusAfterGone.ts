import { awaitMore } from './awaitMore.ts';
import { leadTo } from './leadTo.ts';

/** Milliseconds after a press in which what goes from the screen has gone by it. */
const lifetime = 15_000;

/** Where something was pressed, for when it goes. */
interface Pressed {
  element: Element;
  /** The row of a list or table that it stood in, and where that was. */
  row: { element: Element; list: Element; index: number } | undefined;
  around: Element[];
  address: string;
  since: number;
}

function around(element: Element): Element[] {
  const all: Element[] = [];
  for (let one = element.parentElement; one; one = one.parentElement) all.push(one);
  return all;
}

function pressedIn(element: Element): Pressed {
  const row = element.closest('tr, li');
  const list = row?.parentElement;
  return {
    element,
    row: row && list ? { element: row, list, index: [...list.children].indexOf(row) } : undefined,
    around: around(element),
    address: window.location.pathname,
    since: Date.now(),
  };
}

/** The row that it was in, or that has come to where this was, else the heading of what it was in. */
function placeOf({ row, around: areas }: Pressed): Element | null {
  const next = row && nextOf(row);
  if (next && next.textContent !== '') return next;
  const area = areas.find(({ isConnected }) => isConnected)?.closest('section, main');
  return (area ?? document).querySelector('h1, h2, h3');
}

function nextOf({ element, list, index }: NonNullable<Pressed['row']>): Element | undefined {
  // A row that stays has something else to do now.
  if (element.isConnected) return element;
  if (!list.isConnected) return undefined;
  const rows = list.children;
  return rows[Math.min(index, rows.length - 1)];
}

/**
 * Leads the keyboard on when what was pressed has gone, such as the row of a record that was restored: to the
 * next row, else to the heading. By itself the browser leads it to the start of the page. Where a button has brought
 * more rows, it is led to the first of them.
 * @returns ends it
 */
export function followFocus(): () => void {
  const { activeElement } = document;
  // What was pressed before this had come may be busy still.
  let pressed = activeElement?.matches('button') ? pressedIn(activeElement) : undefined;
  const forget = (): void => void (pressed = undefined);
  let hasMore = activeElement?.matches('[data-more][aria-busy]')
    ? awaitMore(activeElement, true)
    : undefined;

  const remember = ({ target, detail }: UIEvent): void => {
    const element = target instanceof Element ? target.closest('button, a, input') : null;
    // Pressing it again while it is busy asks for nothing.
    if (element && !element.matches('[aria-busy]'))
      hasMore = element.matches('[data-more]') ? awaitMore(element, detail === 0) : undefined;
    // A window goes by itself, and leads back to where it was opened.
    if (element && !element.closest('dialog')) pressed = pressedIn(element);
    else if (pressed) pressed.since = Date.now();
  };

  const check = (): void => {
    if (!pressed || pressed.element.isConnected || document.activeElement !== document.body) return;
    const { address, since } = pressed;
    if (document.querySelector('dialog[open]')) return;
    const place = placeOf(pressed);
    forget();
    if (address !== window.location.pathname || Date.now() - since > lifetime || !place) return;
    leadTo(place, { preventScroll: true });
  };
  // A moment later: a screen may lead on by itself.
  const observer = new MutationObserver(() => {
    if (hasMore?.()) hasMore = undefined;
    if (pressed && !pressed.element.isConnected) setTimeout(check, 50);
  });

  const onKey = ({ key }: KeyboardEvent): void => {
    if (key !== 'Enter' && key !== ' ' && key !== 'Escape') forget();
  };
  // Rows that are scrolled out of sight go too, and nobody looks for the keyboard there.
  const events = [
    ['click', remember],
    ['wheel', forget],
    ['touchmove', forget],
  ] as const;
  for (const [name, act] of events)
    document.addEventListener(name, act, { capture: true, passive: true });
  document.addEventListener('keydown', onKey, true);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    document.removeEventListener('keydown', onKey, true);
    for (const [name, act] of events) document.removeEventListener(name, act, true);
  };
}
