import { useState, type SubmitEvent } from 'react';
import { errorMessage, errorStatus, showMessage, useDispatch, type Body } from 'shared-api/client';
import { Button } from 'shared-ui/Button';
import { TextField } from 'shared-ui/TextField';
import { useMay } from '../../../IfMay.tsx';
import { texts } from '../texts.ts';
import styles from './Words.module.css';
import { useSendMailTestMutation } from './wordsApi.ts';

const t = texts.words.test;

interface WordsTestProps {
  /** The mail with what is typed. */
  mail: Omit<Body<'POST /mail-words/test'>, 'to'>;
  /** Whether some of it cannot go into a mail. */
  isWrong: boolean;
  /** The address of one's own login; empty where it has none. */
  testTo: string;
}

/** Sends the mail to whoever looks at it. Only owners type an address, where their login has none. */
export function WordsTest({ mail, isWrong, testTo }: WordsTestProps) {
  const dispatch = useDispatch();
  const mayType = useMay('people');
  const [send, { isLoading }] = useSendMailTestMutation();
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();
  if (testTo === '' && !mayType) return <p className={styles['note']}>{t.noAddress}</p>;

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (isWrong) {
      setFault(t.isWrong);
      return;
    }
    if (testTo === '' && typed.trim() === '') {
      setFault(t.missing);
      return;
    }
    setFault(undefined);
    const { data, error } = await send({ ...mail, to: testTo === '' ? typed.trim() : '' });
    if (data) dispatch(showMessage(data.message));
    else if (errorStatus(error) !== 401) setFault(errorMessage(error));
  }

  const shown = fault === t.isWrong && !isWrong ? undefined : fault;
  return (
    <form className={styles['test']} noValidate onSubmit={(event) => void submit(event)}>
      {testTo === '' && (
        <TextField
          label={t.to}
          type="email"
          hint={t.toHint}
          autoComplete="email"
          value={typed}
          error={shown}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      <Button type="submit" look="secondary" isBusy={isLoading}>
        {t.title}
      </Button>
      <p className={styles['note']}>{testTo === '' ? t.note : t.goesTo(testTo)}</p>
      {testTo !== '' && shown !== undefined && (
        <p className={styles['fault']} role="alert">
          {shown}
        </p>
      )}
    </form>
  );
}
