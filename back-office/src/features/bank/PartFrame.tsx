import type { ReactNode } from 'react';
import { EmptyState } from 'shared-ui/EmptyState';
import { PartState } from '../../frame/PartState.tsx';
import styles from './BankPage.module.css';

interface PartFrameProps {
  /** The id of the heading, which names the part. */
  id: string;
  title: string;
  intro: string;
  /** What a query of the part has come to. */
  answer: { data?: unknown; error?: unknown; isFetching: boolean; refetch: () => unknown };
  /** What is said while it is on its way, when it did not come, and when there is nothing. */
  words: { loading: string; failed: string; emptyTitle: string; empty: string };
  isEmpty: boolean;
  /** The buttons of the part. */
  action?: ReactNode;
  /** What stands between the heading and the table. */
  above?: ReactNode;
  /** What stands below the table. */
  below?: ReactNode;
  children: ReactNode;
}

/** A part of the bank's screens: what it is for, its table, or why that is not there. */
export function PartFrame(props: PartFrameProps) {
  const { id, title, intro, answer, words, isEmpty, action, above, below, children } = props;
  const failure = answer.isFetching ? undefined : answer.error;
  return (
    <section aria-labelledby={id}>
      <div className={styles['partHead']}>
        <div>
          <h2 id={id} className={styles['heading']}>
            {title}
          </h2>
          <p className={styles['intro']}>{intro}</p>
        </div>
        {action}
      </div>
      {above}
      <div className={styles['panel']}>
        {(answer.data === undefined || failure !== undefined) && (
          <PartState
            loading={words.loading}
            failed={words.failed}
            error={failure}
            onRetry={() => {
              answer.refetch();
            }}
          />
        )}
        {answer.data !== undefined && isEmpty && (
          <EmptyState title={words.emptyTitle}>
            <p>{words.empty}</p>
          </EmptyState>
        )}
        {answer.data !== undefined && !isEmpty && children}
      </div>
      {below}
    </section>
  );
}
