import type { ReactNode } from 'react';
import { PartState } from '../../frame/PartState.tsx';
import { useFirstAnswer, type AskedAnew } from '../../frame/useFirstAnswer.ts';
import styles from './SettingsPage.module.css';

interface FormPartProps<T> {
  /** Of its heading. */
  id: string;
  title: string;
  words: { intro: string; loading: string; failed: string };
  answer: AskedAnew<T>;
  /** The form, with what it begins with and what puts something newer in its place. */
  children: (first: T, setFirst: (newer: T) => void) => ReactNode;
}

/** A part of the settings that is one form: its heading, and the form once what it begins with has come. */
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
