import { useLayoutEffect, useRef, useState, type Ref } from 'react';
import {
  variablesOf,
  type MailKind,
  type MailPart,
  type MailVariable,
} from 'shared-api/contract/values/mailKinds';
import { Button } from 'shared-ui/Button';
import { TextArea } from 'shared-ui/TextArea';
import { TextField } from 'shared-ui/TextField';
import { texts } from '../texts.ts';
import styles from './Words.module.css';

const t = texts.words;

interface WordsFieldProps {
  kind: MailKind;
  part: MailPart;
  /** The office's own words; empty where the standard ones hold. */
  own: string;
  standard: string;
  error: string | undefined;
  onChange: (own: string) => void;
}

type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * The words of a part of a mail: the office's own, or the standard ones to begin with. Emptied, the field has the
 * standard ones again once it is left.
 */
export function WordsField({ kind, part, own, standard, error, onChange }: WordsFieldProps) {
  const [isEmptied, setEmptied] = useState(false);
  const control = useRef<Control>(null);
  /** Where to go on typing after something was inserted. */
  const caret = useRef<number>(undefined);
  const shown = isEmptied ? '' : own || standard;

  useLayoutEffect(() => {
    const place = caret.current;
    if (place === undefined) return;
    caret.current = undefined;
    control.current?.focus();
    control.current?.setSelectionRange(place, place);
  });

  function type(words: string): void {
    setEmptied(words.trim() === '');
    onChange(words === standard || words.trim() === '' ? '' : words);
  }

  /** In place of what is selected, or at the end of a field that was not entered yet. */
  function insert(name: MailVariable): void {
    const from = control.current?.selectionStart ?? shown.length;
    const until = control.current?.selectionEnd ?? from;
    type(`${shown.slice(0, from)}{${name}}${shown.slice(until)}`);
    caret.current = from + name.length + 2;
  }

  const field = {
    label: t.parts[part],
    hint: kind.startsWith('reply') ? t.replyHint : t.hints[part],
    error,
    value: shown,
    onChange: ({ target }: { target: Control }) => type(target.value),
    onBlur: () => setEmptied(false),
  };
  return (
    <div className={styles['words']}>
      {part === 'subject' || part === 'greeting' ? (
        <TextField {...field} ref={control as Ref<HTMLInputElement>} autoComplete="off" />
      ) : (
        <TextArea {...field} ref={control as Ref<HTMLTextAreaElement>} />
      )}
      <div className={styles['below']}>
        <span className={styles['whose']}>{own === '' ? t.isStandard : t.isOwn}</span>
        {own !== '' && (
          <Button
            size="small"
            look="quiet"
            aria-label={t.putBackOf(t.parts[part])}
            onClick={() => type(standard)}
          >
            {t.putBack}
          </Button>
        )}
      </div>
      <details className={styles['variables']}>
        <summary>{t.insert}</summary>
        <ul className={styles['list']}>
          {variablesOf(kind).map((name) => (
            <li key={name}>
              <Button
                size="small"
                look="secondary"
                aria-label={t.insertInto(name, t.parts[part])}
                onClick={() => insert(name)}
              >
                {`{${name}}`}
              </Button>
              <span>{t.variables[name]}</span>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
