import { Button } from 'shared-ui/Button';
import { EmptyState } from 'shared-ui/EmptyState';
import type { AnyScreen } from '../../entities/Screen.ts';
import { LoadFailure } from '../../frame/LoadFailure.tsx';
import styles from './ListPage.module.css';
import { ListSkeleton } from './ListSkeleton.tsx';
import { ListTable } from './ListTable.tsx';
import type { ListChoice } from './listChoice.ts';
import { isOfAll, type ListRecords } from './useListRecords.ts';
import { texts } from './texts.ts';

interface ListPanelProps {
  screen: AnyScreen;
  list: ListRecords;
  choice: ListChoice;
  onChoose: (choice: ListChoice) => void;
  onShowAll: () => void;
}

/** The records of a list, or why there are none to see. */
export function ListPanel({ screen, list, choice, onChoose, onShowAll }: ListPanelProps) {
  const { records, count, error, isLoading, isFetching, isAtEnd } = list;
  return (
    <div className={styles['panel']}>
      {isLoading && <ListSkeleton screen={screen} />}
      {!isLoading && error !== undefined && <LoadFailure error={error} onRetry={list.retry} />}
      {!isLoading && error === undefined && records.length === 0 && (
        <NoRecords screen={screen} isAll={isOfAll(choice)} onShowAll={onShowAll} />
      )}
      {records.length > 0 && error === undefined && (
        <>
          <ListTable
            key={JSON.stringify(choice)}
            screen={screen}
            records={records}
            count={count}
            sort={choice.sort}
            onSort={(sort) => onChoose({ ...choice, sort })}
            onNearEnd={list.loadMore}
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
  /** Whether there are none at all, and not only none that fit. */
  isAll: boolean;
  onShowAll: () => void;
}

function NoRecords({ screen: { entity, emptyHint }, isAll, onShowAll }: NoRecordsProps) {
  if (isAll) return <EmptyState title={texts.noneYet(entity)}>{emptyHint}</EmptyState>;
  return (
    <EmptyState
      title={texts.noMatch}
      action={
        <Button look="secondary" onClick={onShowAll}>
          {texts.showAll(entity)}
        </Button>
      }
    >
      {texts.noMatchHint(entity)}
    </EmptyState>
  );
}
