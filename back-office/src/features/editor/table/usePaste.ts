import { useLayoutEffect, useRef, useState, type ClipboardEvent } from 'react';
import { pasted, pastedWithHeadings, type Grid } from './grid.ts';

/** Puts what a spreadsheet has copied into a table, and takes it back while the table stands as it was pasted. */
export function usePaste(grid: Grid, onChange: (value: Grid) => void, hasHeadings: boolean) {
  /** The table that was pasted with headings of its own, which a person is told of. */
  const [headed, setHeaded] = useState<Grid>();
  /**
   * The table before the last paste and after it. What the editor adds by itself, such as amounts, belongs to the paste; until
   * that has been rendered `after` is missing.
   */
  const last = useRef<{ before: Grid; after?: Grid | undefined }>(undefined);

  useLayoutEffect(() => {
    const { current } = last;
    if (current && !current.after && !isSame(current.before, grid)) current.after = grid;
  });

  return {
    /** The headings that were pasted last, as long as they stand. */
    headings: headed?.[0]?.join() === grid[0]?.join() ? headed?.[0] : undefined,
    take: (event: ClipboardEvent, row: number, column: number): void => {
      const text = event.clipboardData.getData('text/plain');
      const withHeadings = hasHeadings ? pastedWithHeadings(grid, row, column, text) : undefined;
      const grown = withHeadings ?? pasted(grid, row, column, text);
      if (!grown) return;
      event.preventDefault();
      setHeaded(withHeadings);
      last.current = { before: grid };
      onChange(grown);
    },
    /**
     * The browser takes back what was typed into a cell, but knows nothing of a paste over several.
     * @returns whether there was one to take back
     */
    takeBack: (): boolean => {
      const { before, after } = last.current ?? {};
      if (!before || !after || !isSame(after, grid)) return false;
      last.current = undefined;
      setHeaded(undefined);
      onChange(before);
      return true;
    },
    /** The editor completes a figure that was pasted, as when its cell is left: that belongs to the paste too. */
    willBeCompleted: (): void => {
      const { current } = last;
      if (current?.after && isSame(current.after, grid)) current.after = undefined;
    },
  };
}

const isSame = (one: Grid, other: Grid): boolean =>
  one.length === other.length &&
  one.every((row, index) => row.join('\t') === other[index]?.join('\t'));
