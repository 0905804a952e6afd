import { startTransition, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { AnyRecord } from 'shared-api/client';
import { routes } from 'shared-api/contract/pages/officePaths';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { followLink } from 'shared-ui/followLink';
import { Table, type Column } from 'shared-ui/Table';
import { useNavigate } from 'shared-ui/router';
import type { AnyScreen } from '../../entities/Screen.ts';
import styles from './ListPage.module.css';
import { nameShortened } from './nameShortened.ts';
import { RowMenu } from './RowMenu.tsx';
import { openRow } from './openRow.ts';
import { nextSort, sortingOf } from './sorting.ts';
import { useRowKeys } from './useRowKeys.ts';
import { cards, useKeepSizes, useKeptSizes, useSizesAnew } from './rows/useKeptSizes.ts';
import { useRowsInSight } from './rows/useRowsInSight.ts';
import { useKeptScroll } from './useKeptScroll.ts';
import { useSelectKey } from './useSelectKey.ts';
import { texts } from './texts.ts';

interface ListTableProps {
  screen: AnyScreen;
  /** Differs where rows or their order do, or how close they stand. */
  shown: string;
  records: readonly AnyRecord[];
  count: number;
  /** A column's name, with a minus before it for the other way round; empty for the list's own order. */
  sort: string;
  onSort: (sort: string) => void;
  onNearEnd: () => void;
  /** Stands before the columns, where rows are selected. */
  leading?: Column<AnyRecord> | undefined;
  /** Called with the row that X selects, while no rows are selected yet. */
  onSelect?: ((record: AnyRecord) => void) | undefined;
}

/** Rows before the end of what is loaded at which more is asked for. */
const lookAhead = 30;

/** Rows beyond those in sight, which are there before they are scrolled to. */
const beyond = 12;

/** A row's height in pixels until it is measured: a line, or a card on a phone. */
const estimatedHeight = (): number => (window.matchMedia(cards).matches ? 104 : 45);

/** Pixels above the rows that stay: the bar, and the headings of columns. */
const above = 112;

/** The rows in sight of a list of any length; the others are only space. */
export function ListTable(props: ListTableProps) {
  const { screen, shown, records, count, sort, onSort, onNearEnd, leading, onSelect } = props;
  const container = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const before = useKeptSizes(screen.entity, shown);
  const [top, setTop] = useState(before?.top ?? 0);
  useLayoutEffect(() => setTop(container.current?.offsetTop ?? 0), []);
  // Drawn after the rows in sight are painted, so that a list appears a third sooner.
  const [overscan, setOverscan] = useState(1);
  useEffect(() => startTransition(() => setOverscan(beyond)), []);
  useKeptScroll(screen.entity);
  useRowKeys(container);
  useSelectKey(container, records, onSelect);

  const { items, total, measure, virtualizer } = useRowsInSight(container, {
    count: records.length,
    estimateSize: estimatedHeight,
    overscan,
    scrollMargin: top,
    scrollPaddingStart: above,
    getItemKey: (index) => records[index]?.id ?? index,
    measureElement: heightOf,
    initialMeasurementsCache: before?.rows ?? [],
  });
  useKeepSizes(screen.entity, shown, top, virtualizer);
  useSizesAnew(container, virtualizer, setTop);
  // Rows that are sorted by something else do not follow one another by day.
  const headingOf = sort === '' ? headingsOf(screen, records) : undefined;
  // The same array while the screen is the same: rows that stay in sight are not drawn again.
  const columns = useMemo(
    () => [...(leading ? [leading] : []), ...screen.columns, actionsOf(screen)],
    [screen, leading],
  );
  const [first, last] = [items[0], items.at(-1)];

  const isNearEnd = (last?.index ?? 0) >= records.length - lookAhead;
  useEffect(() => {
    if (isNearEnd) onNearEnd();
  }, [isNearEnd, onNearEnd, records.length]);

  return (
    <div
      ref={container}
      className={styles['rows']}
      data-grouped={headingOf ? '' : undefined}
      onClick={(event) => {
        openRow(event);
        followLink(event, navigate);
      }}
      onPointerOver={nameShortened}
    >
      <Table
        caption={screen.title}
        isStacked
        isInLines
        isHeadKept
        columns={columns}
        rows={items.flatMap(({ index }) => records[index] ?? [])}
        rowKey={({ id }) => id}
        rowRef={measure}
        rowCount={count}
        sorting={sortingOf(sort)}
        onSort={(name) => onSort(nextSort(sort, name))}
        firstIndex={first?.index ?? 0}
        headingOf={headingOf}
        unseen={{
          above: first ? first.start - top : 0,
          below: last ? total - (last.end - top) : 0,
        }}
      />
    </div>
  );
}

/** A row's height in pixels, with that of the heading over it. */
function heightOf(row: Element): number {
  const heading = row.previousElementSibling;
  const above = heading?.querySelector('th') ? heading.getBoundingClientRect().height : 0;
  return row.getBoundingClientRect().height + above;
}

/** The heading over the row at a position, where another group begins there. */
function headingsOf({ groupOf }: AnyScreen, records: readonly AnyRecord[]) {
  if (!groupOf) return undefined;
  const groupAt = (index: number): string | undefined => {
    const record = records[index];
    return record && groupOf(record);
  };
  return (index: number): string | undefined =>
    groupAt(index) === groupAt(index - 1) ? undefined : groupAt(index);
}

function actionsOf({ entity, nameOf, RowActions }: AnyScreen): Column<AnyRecord> {
  return {
    header: texts.actions,
    align: 'end',
    isActions: true,
    cell: (record) => (
      <div className={styles['rowActions']}>
        {RowActions && (
          <RowMenu label={texts.actionsOf(entity, nameOf(record) ?? record.id)}>
            <RowActions record={record} />
          </RowMenu>
        )}
        <ButtonLink
          look="quiet"
          to={routes.editor(entity, record.id)}
          label={texts.viewOf(entity, nameOf(record) ?? record.id)}
          isOfRow
        >
          {texts.view}
        </ButtonLink>
      </div>
    ),
  };
}
