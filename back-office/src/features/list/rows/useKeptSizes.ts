import type { VirtualItem } from '@tanstack/virtual-core';
import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import type { EntityName } from 'shared-api/contract/entities/entityNames';
import type { Virtualizer } from './useRowsInSight.ts';

/** How a list was laid out. */
interface Sizes {
  /** Pixels between the page's top and the table. */
  top: number;
  /** The rows that were drawn. */
  rows: VirtualItem[];
}

/** How each list was laid out when it was last seen, and what of it was shown in how wide a window. */
const kept = new Map<EntityName, [string, Sizes]>();

const toKey = (shown: string): string => `${window.innerWidth} ${shown}`;

/**
 * The sizes with which a list was last drawn, while this tab lives. A list that is opened again knows by them which rows
 * are in sight before it is laid out: it draws no others, and nothing twice.
 * @param shown differs where the list is laid out differently
 */
export const useKeptSizes = (entity: EntityName, shown: string): Sizes | undefined =>
  useState(() => {
    const [key, sizes] = kept.get(entity) ?? [];
    return key === toKey(shown) ? sizes : undefined;
  })[0];

/** Keeps the sizes of a list once it is left. */
export function useKeepSizes(
  entity: EntityName,
  shown: string,
  top: number,
  virtualizer: Pick<Virtualizer, 'takeSnapshot'> | undefined,
): void {
  useLayoutEffect(() => {
    const key = toKey(shown);
    return () => {
      // In a window of another width its rows have other heights.
      if (key === toKey(shown))
        kept.set(entity, [key, { top, rows: virtualizer?.takeSnapshot() ?? [] }]);
    };
  }, [entity, shown, top, virtualizer]);
}

/** In a window as narrow as this a row is a card (shared-ui/Table). */
export const cards = '(width < 48rem)';

/**
 * Measures a list anew when its rows become cards or lines, as on a phone that is turned: sizes of rows out of sight are
 * those of before. The row that was the first one in sight stays it.
 */
export function useSizesAnew(
  container: RefObject<HTMLElement | null>,
  virtualizer: Virtualizer | undefined,
  onTop: (top: number) => void,
): void {
  useEffect(() => {
    if (!virtualizer) return undefined;
    const media = window.matchMedia(cards);
    const measureAnew = (): void => {
      const { scrollOffset, options } = virtualizer;
      const place = (scrollOffset ?? 0) + options.scrollPaddingStart;
      const first = place > options.scrollMargin && virtualizer.getVirtualItemForOffset(place);
      onTop(container.current?.offsetTop ?? 0);
      virtualizer.measure();
      if (first) virtualizer.scrollToIndex(first.index, { align: 'start' });
    };
    media.addEventListener('change', measureAnew);
    return () => media.removeEventListener('change', measureAnew);
  }, [container, virtualizer, onTop]);
}
