import { useState } from 'react';
import type { Answer } from 'shared-api/client';
import { wordOf } from 'shared-api/contract/messages/wordOf';
import {
  isMailWordName,
  mailKindNames,
  mailWordName,
  mailWordOf,
  partsOf,
  type MailKind,
  type MailWordName,
} from 'shared-api/contract/values/mailKinds';
import { mailWordFaults, type MailWords } from 'shared-api/contract/staff/settings/mailWords';
import { languages, type Language } from 'shared-api/contract/values/language';
import { Select } from 'shared-ui/Select';
import { History } from '../History.tsx';
import kept from '../kept/Kept.module.css';
import { KeptFrame } from '../kept/KeptFrame.tsx';
import { SettingsHistory } from '../kept/SettingsHistory.tsx';
import { useKeptForm } from '../kept/useKeptForm.ts';
import { texts } from '../texts.ts';
import { wordErrors } from './wordErrors.ts';
import styles from './Words.module.css';
import { useMailWordsHistoryQuery, useReplaceMailWordsMutation } from './wordsApi.ts';
import { WordsField } from './WordsField.tsx';
import { WordsPreview } from './WordsPreview.tsx';

const t = texts.words;

/** The mail that is looked at. */
interface Shown {
  kind: MailKind;
  language: Language;
}

const nameOf = (name: string): string => wordOf(t.fields, name);

/** The words of one mail as fields, beside them the mail, and below them who changed what. */
export function WordsForm({ first }: { first: Answer<'GET /mail-words/'> }) {
  const { standard } = first;
  const [replace, { isLoading }] = useReplaceMailWordsMutation();
  const [shown, setShown] = useState<Shown>({ kind: 'invoice', language: 'en' });
  const form = useKeptForm<MailWords>(first, {
    labelOf: nameOf,
    put: async (version, words) => {
      const { data, error } = await replace({ version, words });
      return data ? { data } : { error };
    },
  });
  const errors = { ...form.errors, ...wordErrors(form.typed) };
  const wordsOf = (name: string, value: unknown): string => {
    if (typeof value === 'string' && value !== '') return value;
    return t.standardOf(isMailWordName(name) ? standard[name] : '');
  };

  function save(): void {
    // What is wrong may be in a mail that is not shown.
    const [wrong] = Object.keys(mailWordFaults(form.typed)) as MailWordName[];
    if (wrong) setShown(mailWordOf(wrong));
    void form.save();
  }

  return (
    <>
      <div className={styles['desk']}>
        <KeptFrame
          form={form}
          isBusy={isLoading}
          nameOf={nameOf}
          wordsOf={wordsOf}
          shippedLabel={t.allStandard}
          onSave={save}
        >
          <Choice shown={shown} own={form.typed} onChoose={setShown} />
          <section className={kept['group']} aria-label={t.kinds[shown.kind]}>
            {partsOf(shown.kind).map((part) => {
              const name = mailWordName(shown.kind, shown.language, part);
              return (
                <WordsField
                  key={name}
                  {...shown}
                  part={part}
                  own={form.typed[name]}
                  standard={standard[name]}
                  error={errors[name]}
                  onChange={(words) => form.change({ [name]: words })}
                />
              );
            })}
          </section>
        </KeptFrame>
        <WordsPreview {...shown} typed={form.typed} testTo={first.testTo} />
      </div>
      <History title={t.history}>
        <Entries wordsOf={wordsOf} onPutBack={form.fillIn} />
      </History>
    </>
  );
}

interface ChoiceProps {
  shown: Shown;
  own: MailWords;
  onChoose: (shown: Shown) => void;
}

/** Which mail is looked at, in which language; those with words of the office's own say so. */
function Choice({ shown, own, onChoose }: ChoiceProps) {
  const label = (name: string, { kind, language }: Shown): string =>
    partsOf(kind).some((part) => own[mailWordName(kind, language, part)] !== '')
      ? t.withOwn(name)
      : name;
  return (
    <section className={kept['group']} aria-label={t.which}>
      <div className={kept['pairs']}>
        <Select
          label={t.kind}
          value={shown.kind}
          options={mailKindNames.map((kind) => ({
            value: kind,
            label: label(t.kinds[kind], { ...shown, kind }),
          }))}
          onChange={({ target }) => onChoose({ ...shown, kind: target.value as MailKind })}
        />
        <Select
          label={t.language}
          value={shown.language}
          options={languages.map((language) => ({
            value: language,
            label: label(t.languages[language], { ...shown, language }),
          }))}
          onChange={({ target }) => onChoose({ ...shown, language: target.value as Language })}
        />
      </div>
    </section>
  );
}

interface EntriesProps {
  wordsOf: (name: string, value: unknown) => string;
  onPutBack: (words: MailWords) => void;
}

function Entries(props: EntriesProps) {
  const answer = useMailWordsHistoryQuery(undefined, { refetchOnMountOrArgChange: true });
  return <SettingsHistory answer={answer} nameOf={nameOf} none={t.noHistory} {...props} />;
}
