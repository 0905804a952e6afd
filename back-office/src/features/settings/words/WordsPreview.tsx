// The frame comes first: its styles stand before those of other components.
import { LetterFrame } from '../../../letters/LetterFrame.tsx';
import { useState } from 'react';
import type { MailKind } from 'shared-api/contract/values/mailKinds';
import {
  mailWordFaults,
  wordsOfMail,
  type MailWords,
} from 'shared-api/contract/staff/settings/mailWords';
import type { Language } from 'shared-api/contract/values/language';
import { Button } from 'shared-ui/Button';
import { PartState } from '../../../frame/PartState.tsx';
import { useAgainAfterLogin } from '../../../frame/useAgainAfterLogin.ts';
import { pause } from '../../../letters/useMessage.ts';
import { useSettled } from '../../../useSettled.ts';
import { texts } from '../texts.ts';
import styles from './Words.module.css';
import { useMailWordsPreviewQuery } from './wordsApi.ts';
import { WordsTest } from './WordsTest.tsx';

const t = texts.words;

interface WordsPreviewProps {
  kind: MailKind;
  language: Language;
  typed: MailWords;
  /** The address of one's own login; empty where it has none. */
  testTo: string;
}

/** The mail with what is typed, as its reader would see it or as plain text. */
export function WordsPreview({ kind, language, typed, testTo }: WordsPreviewProps) {
  const asked = { kind, language, words: wordsOfMail(typed, kind, language) };
  const settled = useSettled(asked, pause);
  const isWrong = Object.keys(mailWordFaults(asked.words)).length > 0;
  const isOther = settled.kind !== kind || settled.language !== language;
  // Another mail is shown at once; words once nobody types, and never wrong ones.
  const next = isOther ? asked : settled;
  const [shown, setShown] = useState(next);
  const canShow = Object.keys(mailWordFaults(next.words)).length === 0;
  if (canShow && JSON.stringify(next) !== JSON.stringify(shown)) setShown(next);
  const { data, error, isFetching, refetch } = useMailWordsPreviewQuery(shown);
  useAgainAfterLogin(error, refetch);
  const failure = isFetching ? undefined : error;
  return (
    <section className={styles['preview']} aria-label={t.preview}>
      <h3 className={styles['title']}>{t.preview}</h3>
      <p className={styles['note']}>{isWrong ? t.previewOld : t.previewNote}</p>
      <WordsTest mail={asked} isWrong={isWrong} testTo={testTo} />
      {data && failure === undefined ? (
        <Mail mail={data} />
      ) : (
        <PartState
          loading={t.previewLoading}
          failed={t.previewFailed}
          error={failure}
          onRetry={() => void refetch()}
        />
      )}
    </section>
  );
}

function Mail({ mail }: { mail: { subject: string; html: string; text: string } }) {
  const [isPlain, setPlain] = useState(false);
  return (
    <>
      <p className={styles['subject']}>{t.subject(mail.subject)}</p>
      <div className={styles['views']} role="group" aria-label={t.views}>
        <Button look="quiet" size="small" aria-pressed={!isPlain} onClick={() => setPlain(false)}>
          {t.asSeen}
        </Button>
        <Button look="quiet" size="small" aria-pressed={isPlain} onClick={() => setPlain(true)}>
          {t.plain}
        </Button>
      </div>
      {isPlain ? (
        <pre className={styles['plain']} tabIndex={0} aria-label={t.plain}>
          {mail.text}
        </pre>
      ) : (
        <LetterFrame html={mail.html} title={t.frame} />
      )}
    </>
  );
}
