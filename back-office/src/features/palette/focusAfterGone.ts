/** Milliseconds after a press in which what goes from the screen has gone by it. */
const lifetime = 15_000;

/** Where something was pressed, for when it goes. */
interface Pressed {
  element: Element;
  /** The row of a list or table that it stood in, and where that was. */
  row: { element: Element; list: Element; index: number } | undefined;
  /** Rows around it, and how many of them stood before it: it may have brought more of them. */
  rows: { area: Element; count: number; before: number };
  around: Element[];
  address: string;
  since: number;
}

function around(element: Element): Element[] {
  const all: Element[] = [];
  for (let one = element.parentElement; one; one = one.parentElement) all.push(one);
  return all;
}

const rowsIn = (area: Element) => [...area.querySelectorAll('tr, li')];

function rowsAround(element: Element): Pressed['rows'] {
  const area = around(element).find((one) => rowsIn(one).length > 0) ?? element;
  const rows = rowsIn(area);
  const before = rows.filter(
    (row) => row.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  return { area, count: rows.length, before: before.length };
}

function pressedIn(element: Element): Pressed {
  const row = element.closest('tr, li');
  const list = row?.parentElement;
  return {
    element,
    rows: rowsAround(element),
    row: row && list ? { element: row, list, index: [...list.children].indexOf(row) } : undefined,
    around: around(element),
    address: window.location.pathname,
    since: Date.now(),
  };
}

/** The row that has come to where another or the button for more of them was, else the heading of what it was in. */
function placeOf({ row, rows, around: areas }: Pressed): HTMLElement | null {
  const next = row ? nextOf(row) : firstOfMore(rows);
  // Not one of its buttons: a key that is still held would press it.
  const found = next?.querySelector<HTMLElement>('a[href]') ?? next;
  if (found instanceof HTMLElement && found.textContent !== '') return found;
  const area = areas.find(({ isConnected }) => isConnected)?.closest('section, main');
  return (area ?? document).querySelector('h1, h2, h3');
}

function nextOf({ element, list, index }: NonNullable<Pressed['row']>): Element | undefined {
  if (element.isConnected || !list.isConnected) return undefined;
  const rows = list.children;
  return rows[Math.min(index, rows.length - 1)];
}

function firstOfMore({ area, count, before }: Pressed['rows']): Element | undefined {
  const rows = rowsIn(area);
  return area.isConnected && rows.length > count ? rows[before] : undefined;
}

/**
 * Leads the keyboard on when what was pressed has gone, such as the row of a record that was restored: to the
 * next row, else to the heading. By itself the browser leads it to the start of the page.
 * @returns ends it
 */
export function followFocus(): () => void {
  const { activeElement } = document;
  // What was pressed before this had come may be busy still.
  let pressed = activeElement?.matches('button') ? pressedIn(activeElement) : undefined;
  const forget = (): void => void (pressed = undefined);

  const remember = ({ target }: Event): void => {
    const element = target instanceof Element ? target.closest('button, a, input') : null;
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
    if (!place.matches('a, [tabindex]')) place.tabIndex = -1;
    place.focus({ preventScroll: true });
  };
  // A moment later: a screen may lead on by itself.
  const observer = new MutationObserver(() => {
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
