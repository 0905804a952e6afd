import type * as Core from '@tanstack/virtual-core';
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';

export type Virtualizer = Core.Virtualizer<Window, Element>;

/** What is known of the rows of a list. Heights and positions are pixels. */
export interface Rows {
  count: number;
  /** A row's height until it is measured. */
  estimateSize: () => number;
  /** Where the first row begins, from the top of the page. */
  scrollMargin: number;
  /** What covers the top of the window. */
  scrollPaddingStart: number;
  /** How many rows are drawn beyond those in sight. */
  overscan: number;
  getItemKey: (index: number) => string | number;
  measureElement: (row: Element) => number;
  /** The rows as they were when the list was left. */
  initialMeasurementsCache: Core.VirtualItem[];
}

/** A row to draw, and where it stands in the page. */
type Item = Pick<Core.VirtualItem, 'index' | 'start' | 'end'>;

/** The library that follows scrolling, once it has come; it stays while this tab lives. */
let core: typeof Core | undefined;

const loadCore = async (): Promise<typeof Core> =>
  (core ??= await import(/* webpackChunkName: "rows" */ '@tanstack/virtual-core'));

/**
 * The rows of a list that are in sight. The first ones are found without the library, which is loaded once they are painted.
 * Where it cannot be loaded, all rows are drawn.
 */
export function useRowsInSight(container: RefObject<Element | null>, rows: Rows) {
  const [, render] = useReducer((times: number) => times + 1, 0);
  const isMeasuring = useRef(false);
  const onChange = (_: Virtualizer, isSync: boolean): void => {
    // Rows are measured while React draws them, which it cannot begin once more.
    if (isSync && !isMeasuring.current) flushSync(render);
    else render();
  };
  const [virtualizer, setVirtualizer] = useState<Virtualizer | undefined>(
    () => core && new core.Virtualizer(optionsOf(core, rows, onChange)),
  );
  const [isMissing, setMissing] = useState(false);
  if (core) virtualizer?.setOptions(optionsOf(core, rows, onChange));

  const begin = useRef<(loaded: typeof Core) => void>(undefined);
  const latest = useRef<Virtualizer>(undefined);
  useLayoutEffect(() => {
    begin.current = (loaded) =>
      setVirtualizer(new loaded.Virtualizer(optionsOf(loaded, rows, onChange)));
    latest.current = virtualizer;
  });
  const measure = useCallback((row: Element | null): void => {
    isMeasuring.current = true;
    latest.current?.measureElement(row);
    isMeasuring.current = false;
  }, []);

  useEffect(() => {
    if (virtualizer) return undefined;
    let isShown = true;
    const load = (): void => {
      loadCore().then(
        (loaded) => isShown && begin.current?.(loaded),
        () => isShown && setMissing(true),
      );
    };
    // Once the first rows are painted, and those beyond them drawn.
    if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: 300 });
    else setTimeout(load, 100);
    return () => {
      isShown = false;
    };
  }, [virtualizer]);

  useLayoutEffect(() => {
    const end = virtualizer?._didMount();
    // Rows that were drawn before it came.
    if (virtualizer) container.current?.querySelectorAll('tr[data-index]').forEach(measure);
    return end;
  }, [virtualizer, container, measure]);
  useLayoutEffect(() => virtualizer?._willUpdate());

  const items: readonly Item[] = virtualizer?.getVirtualItems() ?? firstItems(rows, isMissing);
  const total = virtualizer?.getTotalSize() ?? rows.count * rows.estimateSize();
  return { items, total, measure, virtualizer };
}

const optionsOf = (
  { observeWindowRect, observeWindowOffset, windowScroll }: typeof Core,
  rows: Rows,
  onChange: (virtualizer: Virtualizer, isSync: boolean) => void,
): Core.VirtualizerOptions<Window, Element> => ({
  ...rows,
  getScrollElement: () => window,
  observeElementRect: observeWindowRect,
  observeElementOffset: observeWindowOffset,
  scrollToFn: windowScroll,
  initialOffset: () => window.scrollY,
  // Known before the window has been measured, so that the first rendering has rows already.
  initialRect: { width: window.innerWidth, height: window.innerHeight },
  onChange,
});

/** The rows in sight of a window that has not been scrolled, or all rows. */
function firstItems({ count, estimateSize, scrollMargin, overscan }: Rows, isAll: boolean): Item[] {
  const height = estimateSize();
  const inSight = Math.ceil((window.innerHeight - scrollMargin) / height) + overscan;
  return Array.from({ length: isAll ? count : Math.min(count, inSight) }, (_, index) => {
    const start = scrollMargin + index * height;
    return { index, start, end: start + height };
  });
}
