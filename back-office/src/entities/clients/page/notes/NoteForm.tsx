import { useState } from 'react';
import { keepText, readKeptText } from 'shared-api/kept';
import { Button } from 'shared-ui/Button';
import { TextArea } from 'shared-ui/TextArea';
import { FailureDialog } from '../../../../frame/failures/FailureDialog.tsx';
import { useOutcome } from '../../../../frame/useOutcome.ts';
import { useAddClientNoteMutation } from './notesApi.ts';
import styles from './Notes.module.css';
import { texts } from './texts.ts';

/** What is typed is kept in this tab, so that another tab of the page or a way back loses nothing. */
const storage = (): Storage => sessionStorage;
const keptAs = (clientId: number): string => `note ${clientId}`;

/** Writes down what others should know of a client. What is typed stays where it could not be sent. */
export function NoteForm({ clientId }: { clientId: number }) {
  const [note, setShown] = useState(() => readKeptText(storage, keptAs(clientId)));
  // One key for what is typed: pressing twice, or once more after a failure, adds it once.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [add, { isLoading }] = useAddClientNoteMutation();
  const { failure, forget, tell } = useOutcome(texts.addFailed);

  function setNote(next: string | undefined): void {
    setShown(next);
    keepText(storage, keptAs(clientId), next === '' ? undefined : next);
  }

  if (note === undefined) {
    return (
      <span className={styles['send']}>
        <Button size="small" look="secondary" onClick={() => setNote('')}>
          {texts.beginNote}
        </Button>
      </span>
    );
  }

  async function send(): Promise<void> {
    if (note === undefined) return;
    const answer = await add({ id: clientId, key, note });
    tell(answer);
    if (!answer.data) return;
    setNote(undefined);
  }

  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextArea
        name="note"
        label={texts.note}
        hint={texts.noteHint}
        // It was asked for just now.
        autoFocus
        value={note}
        onChange={({ target }) => {
          setNote(target.value);
          // What is changed after a failure is another note.
          setKey(crypto.randomUUID());
        }}
      />
      <span className={styles['buttons']}>
        <Button type="submit" size="small" isBusy={isLoading} disabled={note.trim() === ''}>
          {texts.add}
        </Button>
        <Button size="small" look="quiet" onClick={() => setNote(undefined)}>
          {texts.cancel}
        </Button>
      </span>
      <FailureDialog failure={failure} onClose={forget} />
    </form>
  );
}
