import { createContext, useMemo, useRef, useState } from 'react';

/** Which rows of a list are selected, and what changes that. */
export interface RowSelection {
  ids: ReadonlySet<number>;
  /** Whether all that the list shows are selected, also those that are not loaded. */
  isAll: boolean;
  /**
   * Selects a row, or ends that; with `isRange` also all between it and the one before.
   * @param isSelected what it becomes; the opposite of what it is if omitted
   */
  toggle: (id: number, isRange: boolean, isSelected?: boolean) => void;
  /** Selects these too. */
  extend: (more: readonly number[]) => void;
  selectAll: () => void;
  /** @param left ids that stay selected */
  clear: (left?: readonly number[]) => void;
}

/** The selection that the boxes of rows belong to. */
export const SelectionContext = createContext<RowSelection | undefined>(undefined);

/**
 * @param order ids of the rows that are loaded, in their order
 * @param first the row that is selected to begin with
 */
export function useSelection(order: readonly number[], first?: number): RowSelection {
  const [ids, setIds] = useState<ReadonlySet<number>>(
    () => new Set(first === undefined ? [] : [first]),
  );
  const [isAll, setAll] = useState(false);
  const last = useRef(first);
  return useMemo(() => {
    const between = (id: number): readonly number[] => {
      const [from, to] = [order.indexOf(last.current ?? id), order.indexOf(id)];
      if (from === -1 || to === -1) return [id];
      return order.slice(Math.min(from, to), Math.max(from, to) + 1);
    };
    return {
      ids,
      isAll,
      toggle(id, isRange, isSelected = !ids.has(id)) {
        const next = new Set(ids);
        for (const one of isRange ? between(id) : [id]) {
          if (isSelected) next.add(one);
          else next.delete(one);
        }
        last.current = id;
        setIds(next);
      },
      extend(more) {
        last.current = more.at(-1);
        setIds(new Set([...ids, ...more]));
      },
      selectAll: () => setAll(true),
      clear(left = []) {
        setIds(new Set(left));
        setAll(false);
        last.current = undefined;
      },
    };
  }, [ids, isAll, order]);
}
