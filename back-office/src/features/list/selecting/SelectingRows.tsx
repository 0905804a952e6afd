import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { listQuery, type AnyRecord } from 'shared-api/client';
import { Button } from 'shared-ui/Button';
import type { Column } from 'shared-ui/Table';
import type { AnyScreen } from '../../../entities/Screen.ts';
import type { ListChoice } from '../../../listChoice.ts';
import type { ListRecords } from '../useListRecords.ts';
import { SelectBox } from './SelectBox.tsx';
import styles from './SelectingRows.module.css';
import { texts } from './texts.ts';
import { useSelectKeys } from './useSelectKeys.ts';
import { SelectionContext, useSelection } from './useSelection.ts';

interface SelectingRowsProps {
  screen: AnyScreen;
  list: ListRecords;
  choice: ListChoice;
  /** The row with which selecting begins, where a key has begun it. */
  first: number | undefined;
  onEnd: () => void;
  /** The list, with the column of boxes before the others. */
  children: (leading: Column<AnyRecord>) => ReactNode;
}

/** Gives a row of the list the focus, as going through rows by keys does. */
const focusRow = (id: number): void =>
  document
    .querySelector(`[data-select="${id}"]`)
    ?.closest('tr')
    ?.querySelector<HTMLElement>('[data-of-row]')
    ?.focus({ preventScroll: true });

/**
 * How many selected rows are no longer in the list, such as services that were just moved to another day. The next change
 * reaches them too. Zero until all rows are loaded: they may be among the rest.
 */
function countGone(ids: ReadonlySet<number>, { records, count }: ListRecords): number {
  if (records.length < count) return 0;
  const shown = new Set(records.map(({ id }) => id));
  return [...ids].filter((id) => !shown.has(id)).length;
}

/** A list whose rows are selected, and a bar that says how many are and what can be done with them. */
export function SelectingRows(props: SelectingRowsProps) {
  const { screen, list, choice, first, onEnd, children } = props;
  const { entity, nameOf, BulkActions } = screen;
  const { records, count } = list;
  const order = useMemo(() => records.map(({ id }) => id), [records]);
  const selection = useSelection(order, first);
  useSelectKeys(selection);
  // The rows are drawn anew with their boxes: the keys go on from the row on which they began.
  useEffect(() => {
    if (first !== undefined) focusRow(first);
  }, [first]);
  // The same column while the screen is the same: a row is not drawn again when another one is selected.
  const leading = useMemo<Column<AnyRecord>>(
    () => ({
      header: texts.column,
      isActions: true,
      onPhone: 'top',
      cell: (record) => (
        <SelectBox id={record.id} label={texts.selectRecord(entity, nameOf(record) ?? record.id)} />
      ),
    }),
    [entity, nameOf],
  );
  const selected = selection.isAll ? count : selection.ids.size;
  const gone = selection.isAll ? 0 : countGone(selection.ids, list);
  const isAny = selection.isAll || selection.ids.size > 0;
  const done = useRef<HTMLButtonElement>(null);
  const wasAny = useRef(false);
  // A change that is done takes its button away: the keyboard would be at the start of the page.
  useEffect(() => {
    if (wasAny.current && !isAny && document.activeElement === document.body) done.current?.focus();
    wasAny.current = isAny;
  }, [isAny]);
  const chosen = selection.isAll
    ? { ids: null, matching: listQuery({ entity, ...choice }).toString() }
    : { ids: [...selection.ids], matching: null };

  return (
    <SelectionContext value={selection}>
      {children(leading)}
      <section className={styles['bar']} aria-label={texts.bar} data-foot>
        <p className={styles['count']} role="status">
          {texts.selected(selected)}
          {gone > 0 && ` ${texts.gone(gone)}`}
        </p>
        {selected < count && (
          <Button look="quiet" size="small" onClick={selection.selectAll}>
            {texts.selectAll(count)}
          </Button>
        )}
        {isAny && (
          <Button look="quiet" size="small" onClick={() => selection.clear()}>
            {texts.clear}
          </Button>
        )}
        <div className={styles['actions']}>
          {/* Also when a change has emptied the list: its window may still be open. */}
          {isAny && BulkActions && <BulkActions selection={chosen} onDone={selection.clear} />}
          <Button ref={done} look="secondary" size="small" onClick={onEnd}>
            {texts.done}
          </Button>
        </div>
        <p className={styles['keys']}>{texts.keys}</p>
      </section>
    </SelectionContext>
  );
}
