import { useId, type ReactNode } from 'react';
import { errorMessage } from 'shared-api/client';
import { Button } from 'shared-ui/Button';
import styles from './apps/AppPanel.module.css';
import page from './ReleasesPage.module.css';

interface ManagedPanelProps<T> {
  words: {
    title: string;
    intro: string;
    failed: string;
    again: string;
    loading: string;
    none: string;
  };
  answer: {
    data?: { results: readonly T[] } | undefined;
    error?: unknown;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** The button's words, which opens the dialog in which another is made. */
  make: string;
  onMake: () => void;
  /** What stands over the list: what was just made, say. */
  above?: ReactNode;
  /** The list, where there is something in it. */
  list: (results: readonly T[]) => ReactNode;
  /** Dialogs. */
  children: ReactNode;
}

/** A panel with a list of things that Admins make and end here: its heading and button, the list, and its states. */
export function ManagedPanel<T>(props: ManagedPanelProps<T>) {
  const { words, answer, make, onMake, above, list, children } = props;
  const { data, error, isFetching, refetch } = answer;
  const id = useId();
  return (
    <section className={page['panel']} aria-labelledby={id}>
      <div className={styles['head']}>
        <h2 id={id} className={styles['name']}>
          {words.title}
        </h2>
        <Button look="secondary" size="small" onClick={onMake}>
          {make}
        </Button>
      </div>
      <p className={styles['nothing']}>{words.intro}</p>
      {above}
      {error !== undefined && (
        <div className={styles['warning']} role="alert">
          {words.failed} {errorMessage(error)}{' '}
          <Button look="quiet" size="small" isBusy={isFetching} onClick={() => void refetch()}>
            {words.again}
          </Button>
        </div>
      )}
      {!data && isFetching && (
        <p role="status" className={styles['nothing']}>
          {words.loading}
        </p>
      )}
      {data?.results.length === 0 && <p className={styles['nothing']}>{words.none}</p>}
      {data && data.results.length > 0 && list(data.results)}
      {children}
    </section>
  );
}
