import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** What has the focus, and where it stands. */
interface Focused {
  element: Element;
  section: Element | null;
  index: number;
}

const rowsOf = (within: Element): HTMLElement[] => [
  ...within.querySelectorAll<HTMLElement>('li a, li button'),
];

/**
 * Moves the focus when its row disappears because somebody else has dealt with it: to the row that takes its place, else
 * to the one before, else to the title. The browser alone would move it to the start of the page.
 * @returns for the element that all rows are in
 */
export function useRowsFocus(): RefObject<HTMLDivElement | null> {
  const page = useRef<HTMLDivElement>(null);
  const focused = useRef<Focused>(undefined);
  useEffect(() => {
    const remember = ({ target }: Event): void => {
      const element = target instanceof Element ? target.closest('li a, li button') : null;
      focused.current = undefined;
      if (!element || !page.current?.contains(element)) return;
      const section = element.closest('section');
      const index = rowsOf(section ?? page.current).findIndex((row) => row === element);
      focused.current = { element, section, index };
    };
    document.addEventListener('focusin', remember);
    // A press outside the rows ends it.
    document.addEventListener('pointerdown', remember);
    return () => {
      document.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', remember);
    };
  }, []);
  // After every render, since any of them may remove rows.
  useLayoutEffect(() => {
    const { current: before } = focused;
    if (!before || before.element.isConnected) return;
    focused.current = undefined;
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    const rows = before.section?.isConnected === true ? rowsOf(before.section) : [];
    const next = rows[Math.min(before.index, rows.length - 1)];
    (next ?? page.current?.querySelector<HTMLElement>('h1'))?.focus({ preventScroll: true });
  });
  return page;
}
