import type { ReactNode } from 'react';
import { PartState } from '../../frame/PartState.tsx';
import { useFirstAnswer, type FreshQuery } from '../../frame/useFirstAnswer.ts';
import styles from './SettingsPage.module.css';

interface FormPartProps<T> {
  /** Of its heading. */
  id: string;
  title: string;
  words: { intro: string; loading: string; failed: string };
  answer: FreshQuery<T>;
  /** Renders the form from its data; the function replaces that data. */
  children: (first: T, setFirst: (newer: T) => void) => ReactNode;
}

/** A part of the settings that is one form: its heading, and the form once its data has loaded. */
export function FormPart<T>({ id, title, words, answer, children }: FormPartProps<T>) {
  const [first, setFirst] = useFirstAnswer(answer);
  return (
    <>
      <h2 id={id} className={styles['heading']}>
        {title}
      </h2>
      <p className={styles['intro']}>{words.intro}</p>
      {first === undefined ? (
        <PartState
          loading={words.loading}
          failed={words.failed}
          error={answer.isFetching ? undefined : answer.error}
          onRetry={() => void answer.refetch()}
        />
      ) : (
        children(first, setFirst)
      )}
    </>
  );
}
