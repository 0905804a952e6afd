import { X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { noteLimits } from 'shared-api/contract/entities/clientNotes';
import { Button } from 'shared-ui/Button';
import { Link } from 'shared-ui/router';
import { useMay } from '../../../../IfMay.tsx';
import { FailureDialog } from '../../../../frame/failures/FailureDialog.tsx';
import { useOutcome } from '../../../../frame/useOutcome.ts';
import { useClientOverviewQuery } from '../clientApi.ts';
import { useSetClientTagsMutation } from './notesApi.ts';
import { listAddress } from '../../../../listChoice.ts';
import styles from './Notes.module.css';
import { texts } from './texts.ts';

/** Words that a client is found by; each leads to all clients that have it. */
export function ClientTags({ clientId }: { clientId: number }) {
  const { data } = useClientOverviewQuery(clientId);
  const mayTag = useMay('clients');
  const [save, { isLoading }] = useSetClientTagsMutation();
  const { failure, forget, tell } = useOutcome(texts.tagsFailed);
  const tags = data?.tags ?? [];

  async function change(next: string[]): Promise<boolean> {
    const answer = await save({ id: clientId, tags: next });
    tell(answer);
    return answer.data !== undefined;
  }

  // Its place is kept while it comes.
  if (!data) return mayTag && <div className={styles['tags']} />;
  if (tags.length === 0 && !mayTag) return null;
  return (
    <div className={styles['tags']}>
      {tags.length > 0 && (
        <ul className={styles['list']} aria-label={texts.tags}>
          {tags.map((tag) => (
            <li key={tag} className={styles['tag']}>
              <Link
                to={listAddress('clients', { filters: { tag }, label: texts.label(tag) })}
                title={texts.shown(tag)}
              >
                {tag}
              </Link>
              {mayTag && (
                <button
                  type="button"
                  aria-label={texts.remove(tag)}
                  disabled={isLoading}
                  onClick={() => void change(tags.filter((other) => other !== tag))}
                >
                  <X size={14} aria-hidden="true" />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayTag && tags.length < noteLimits.tags && (
        <NewTag isBusy={isLoading} onAdd={(tag) => change([...tags, tag])} />
      )}
      <FailureDialog failure={failure} onClose={forget} />
    </div>
  );
}

/** The field for one more tag, which comes when it is asked for. */
function NewTag({ isBusy, onAdd }: { isBusy: boolean; onAdd: (tag: string) => Promise<boolean> }) {
  const [tag, setTag] = useState<string>();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  if (tag === undefined) {
    return (
      <Button size="small" look="quiet" onClick={() => setTag('')}>
        {texts.begin}
      </Button>
    );
  }
  return (
    <form
      className={styles['new']}
      onSubmit={(event) => {
        event.preventDefault();
        if (tag.trim() === '') {
          setTag(undefined);
          return;
        }
        void onAdd(tag).then((isAdded) => {
          if (!isAdded) return;
          setTag('');
          field.current?.focus();
        });
      }}
    >
      <label htmlFor={id}>{texts.tag}</label>
      <input
        ref={field}
        id={id}
        // It was asked for just now.
        autoFocus
        maxLength={noteLimits.tag}
        value={tag}
        onChange={({ target }) => setTag(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') setTag(undefined);
        }}
      />
      <Button type="submit" size="small" look="secondary" isBusy={isBusy}>
        {texts.addTag}
      </Button>
    </form>
  );
}
