import type { AnyRecord } from 'shared-api/client';
import { Button } from 'shared-ui/Button';
import { EmptyState } from 'shared-ui/EmptyState';
import { classNames } from 'shared-ui/classNames';
import type { Column } from 'shared-ui/Table';
import type { AnyScreen } from '../../entities/Screen.ts';
import { LoadFailure } from '../../frame/failures/LoadFailure.tsx';
import styles from './ListPage.module.css';
import { ListSkeleton } from './ListSkeleton.tsx';
import { ListTable } from './ListTable.tsx';
import { isOfAll, type ListChoice } from '../../listChoice.ts';
import type { ListRecords } from './useListRecords.ts';
import { texts } from './texts.ts';

interface ListPanelProps {
  screen: AnyScreen;
  list: ListRecords;
  isCompact: boolean;
  choice: ListChoice;
  onChoose: (choice: ListChoice) => void;
  onShowAll: () => void;
  /** A column before the others. */
  leading?: Column<AnyRecord> | undefined;
  /** Called with the row that X selects, while no rows are selected yet. */
  onSelect?: ((record: AnyRecord) => void) | undefined;
}

/** The records of a list, or why there are none to see. */
export function ListPanel({
  screen,
  list,
  isCompact,
  choice,
  onChoose,
  onShowAll,
  leading,
  onSelect,
}: ListPanelProps) {
  const { records, count, error, isLoading, isFetching, isAtEnd } = list;
  const shown = JSON.stringify([choice, isCompact]);
  return (
    <div className={classNames(styles['panel'], isCompact && styles['compact'])}>
      {isLoading && <ListSkeleton screen={screen} />}
      {!isLoading && error !== undefined && <LoadFailure error={error} onRetry={list.retry} />}
      {!isLoading && error === undefined && records.length === 0 && (
        <NoRecords screen={screen} choice={choice} onShowAll={onShowAll} />
      )}
      {records.length > 0 && error === undefined && (
        <>
          <ListTable
            key={shown}
            screen={screen}
            shown={shown}
            records={records}
            count={count}
            sort={choice.sort}
            onSort={(sort) => onChoose({ ...choice, sort })}
            onNearEnd={list.loadMore}
            leading={leading}
            onSelect={onSelect}
          />
          <p className={styles['end']} role="status">
            {isFetching ? texts.loading : ''}
            {isAtEnd ? texts.atEnd : ''}
          </p>
        </>
      )}
    </div>
  );
}

interface NoRecordsProps {
  screen: AnyScreen;
  choice: ListChoice;
  onShowAll: () => void;
}

function NoRecords({ screen: { entity, emptyHint }, choice, onShowAll }: NoRecordsProps) {
  if (isOfAll(choice)) return <EmptyState title={texts.noneYet(entity)}>{emptyHint}</EmptyState>;
  return (
    <EmptyState
      title={choice.search === '' ? texts.nothingHere : texts.noMatch}
      action={
        <Button look="secondary" onClick={onShowAll}>
          {texts.showAll(entity)}
        </Button>
      }
    >
      {choice.search !== ''
        ? texts.noMatchHint(entity)
        : choice.filters['view'] === 'mine'
          ? texts.noneMine
          : texts.nothingHereHint(entity)}
    </EmptyState>
  );
}
