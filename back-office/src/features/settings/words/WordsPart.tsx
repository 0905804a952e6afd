import { useState } from 'react';
import { PartState } from '../../../frame/PartState.tsx';
import { useAgainAfterLogin } from '../../../frame/useAgainAfterLogin.ts';
import styles from '../SettingsPage.module.css';
import { texts } from '../texts.ts';
import { useMailWordsQuery } from './wordsApi.ts';
import { WordsForm } from './WordsForm.tsx';

const t = texts.words;

/** What mails to clients and leads say, with who changed it. */
export function WordsPart() {
  const { currentData, error, isFetching, refetch } = useMailWordsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  useAgainAfterLogin(error, refetch);
  // Once open, the form keeps what it began with: a later answer must not replace what was typed.
  const [words, setWords] = useState(isFetching ? undefined : currentData);
  if (!words && currentData && !isFetching) setWords(currentData);
  return (
    <>
      <h2 id="settings-words" className={styles['heading']}>
        {texts.parts.words}
      </h2>
      <p className={styles['intro']}>{t.intro}</p>
      {words ? (
        <WordsForm first={words} />
      ) : (
        <PartState
          loading={t.loading}
          failed={t.failed}
          error={isFetching ? undefined : error}
          onRetry={() => void refetch()}
        />
      )}
    </>
  );
}
