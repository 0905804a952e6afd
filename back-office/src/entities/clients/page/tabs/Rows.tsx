import { useState, type ReactNode } from 'react';
import { EmptyState } from 'shared-ui/EmptyState';
import { Skeleton } from 'shared-ui/Skeleton';
import { pageSize } from 'shared-api/contract/entities/list';
import { LoadFailure } from '../../../../frame/failures/LoadFailure.tsx';
import { MoreButton } from '../../../../frame/more/MoreButton.tsx';
import { isBelow, shownAbove } from '../../../page/isBelow.ts';
import { texts } from '../texts.ts';
import styles from '../../../page/RecordRows.module.css';
import type { ListPart } from './ClientTabs.tsx';

interface RowsProps {
  part: ListPart;
  /** Undefined while they come. */
  rows: readonly { key: number; row: ReactNode }[] | undefined;
  error: unknown;
  onRetry: () => void;
  /** What begins a new one; also where there is none yet. */
  action?: ReactNode;
  /** What there is to say where there is none. */
  isWhole?: boolean;
  /** How many of the rows that are there stand there at first. */
  first?: number;
  isLoadingMore?: boolean;
  onMore?: (() => void) | undefined;
}

const waitingRows = [1, 2, 3, 4, 5, 6];

/** The rows of a tab, and what stands in their place while they come, fail or are none. */
export function Rows(props: RowsProps) {
  const { part, rows, error, onRetry, action, isWhole = true, first = Infinity } = props;
  const { isLoadingMore = false, onMore } = props;
  const [limit, setLimit] = useState(() => (isBelow() ? shownAbove : first));
  if (!rows && error !== undefined) {
    return <LoadFailure failed={texts.failed[part]} error={error} onRetry={onRetry} />;
  }
  if (!rows) {
    return (
      <div
        className={styles['rows']}
        data-part={part}
        role="status"
        aria-label={texts.loading[part]}
      >
        {waitingRows.map((row) => (
          <div key={row} className={styles['waiting']}>
            <Skeleton width={row % 2 === 0 ? 'long' : 'medium'} />
          </div>
        ))}
      </div>
    );
  }
  if (rows.length === 0) {
    if (!isWhole) return null;
    const { title, text } = texts.none[part];
    return (
      <EmptyState title={title} action={action}>
        {text}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={styles['rows']}>
        {rows.slice(0, limit).map(({ key, row }) => (
          <li key={key}>{row}</li>
        ))}
      </ul>
      <More
        // Of what comes by pages all that has come; the next press brings a page.
        onReveal={rows.length > limit && (() => setLimit(onMore ? Infinity : limit + pageSize))}
        onMore={onMore}
        isBusy={isLoadingMore}
        failed={texts.failed[part]}
        error={error}
      />
    </>
  );
}

interface MoreProps {
  /** Shows rows that have come already. */
  onReveal: (() => void) | false;
  onMore: (() => void) | undefined;
  isBusy: boolean;
  failed: string;
  /** Why the rows that were asked for last did not come. */
  error: unknown;
}

/** What stands below the rows: the button for more, or why they did not come. */
function More({ onReveal, onMore, isBusy, failed, error }: MoreProps) {
  if (onMore && !onReveal && error !== undefined) {
    return <LoadFailure failed={failed} error={error} isBusy={isBusy} onRetry={onMore} />;
  }
  if (!onReveal && !onMore) return null;
  return (
    <span className={styles['more']}>
      <MoreButton isBusy={isBusy} onMore={onReveal || onMore} />
    </span>
  );
}
