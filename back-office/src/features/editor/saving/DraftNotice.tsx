import { useEffect } from 'react';
import { Button } from 'shared-ui/Button';
import styles from '../EditorPage.module.css';
import type { FormValues } from '../fields/fieldText.ts';
import type { useDraft } from './useDraft.ts';
import { texts } from '../texts.ts';

const t = texts.draft;

interface DraftNoticeProps {
  draft: ReturnType<typeof useDraft>;
  /** The form of a new record, which takes over the key that it may have been sent with, or leaves it for another one. */
  form: { resume: (key: string | undefined) => void; renew: () => void };
  onTake: (typed: FormValues) => void;
}

/** Offers what was typed the last time and not saved, or sent without an answer. */
export function DraftNotice({ draft, form, onTake }: DraftNoticeProps) {
  const { found, forget } = draft;
  const { resume, renew } = form;
  const key = found?.isShown === true ? found.key : undefined;
  // What is shown was sent just so: Create asks for it again, unless it is forgotten.
  useEffect(() => resume(key), [key, resume]);
  if (!found) return null;
  return (
    <p className={styles['draft']} role="status">
      {found.isSent ? t.sent : t.found}{' '}
      <span className={styles['draftActions']}>
        <Button
          look="secondary"
          onClick={() => {
            resume(found.key);
            onTake(found.typed);
            forget();
          }}
        >
          {t.take}
        </Button>{' '}
        <Button
          look="quiet"
          onClick={() => {
            renew();
            forget();
          }}
        >
          {t.forget}
        </Button>
      </span>
    </p>
  );
}
