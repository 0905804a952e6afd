import { useEffect, useState } from 'react';
import { keepText, readKeptText } from 'shared-api/kept';
import { Button } from 'shared-ui/Button';
import { TextArea } from 'shared-ui/TextArea';
import { FailureDialog } from '../../../../frame/failures/FailureDialog.tsx';
import { useOutcome } from '../../../../frame/useOutcome.ts';
import { useSentForm } from '../../../../sending/useSentForm.ts';
import { useAddClientNoteMutation } from './notesApi.ts';
import styles from './Notes.module.css';
import { texts } from './texts.ts';

/** What is typed is kept in this tab, so that another tab of the page or a way back loses nothing. */
const storage = (): Storage => sessionStorage;
const keptAs = (clientId: number): string => `note ${clientId}`;
const keyKeptAs = (clientId: number): string => `note key ${clientId}`;

/** Writes down what others should know of a client. What is typed stays where it could not be sent. */
export function NoteForm({ clientId }: { clientId: number }) {
  const [note, setShown] = useState(() => readKeptText(storage, keptAs(clientId)));
  const form = useSentForm([{ type: 'record', id: `clients ${clientId} page` }]);
  const [add, { isLoading }] = useAddClientNoteMutation();
  const { failure, forget, tell } = useOutcome(texts.addFailed);

  const { key, resume } = form;
  // It may have been added with that key before the page was loaded again.
  useEffect(() => resume(readKeptText(storage, keyKeptAs(clientId))), [clientId, resume]);

  function keepNote(next: string | undefined): void {
    const isNone = next === undefined || next === '';
    keepText(storage, keptAs(clientId), isNone ? undefined : next);
    keepText(storage, keyKeptAs(clientId), isNone ? undefined : key());
  }

  function setNote(next: string | undefined): void {
    setShown(next);
    keepNote(next);
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
    const { answer } = await form.send(() => add({ id: clientId, key: key(), note }));
    tell(answer);
    const typed = readKeptText(storage, keptAs(clientId));
    // What was typed since then is another note.
    if (answer.data) setShown((shown) => (shown === note ? undefined : shown));
    keepNote(answer.data && typed === note ? undefined : typed);
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
        onChange={({ target }) => setNote(target.value)}
      />
      <span className={styles['buttons']}>
        <Button type="submit" size="small" isBusy={isLoading} disabled={note.trim() === ''}>
          {texts.add}
        </Button>
        <Button size="small" look="quiet" onClick={() => form.leave(() => setNote(undefined))}>
          {texts.cancel}
        </Button>
      </span>
      <FailureDialog failure={failure} onClose={forget} />
    </form>
  );
}
