import { Button } from 'shared-ui/Button';
import styles from '../EditorPage.module.css';
import type { FormValues } from '../fields/fieldText.ts';
import type { useDraft } from './useDraft.ts';
import { texts } from '../texts.ts';

const t = texts.draft;

interface DraftNoticeProps {
  draft: ReturnType<typeof useDraft>;
  /** Takes the key over that a new record may have been sent with. */
  onKey: (key: string | undefined) => void;
  onTake: (typed: FormValues) => void;
}

/** Offers what was typed the last time and not saved. */
export function DraftNotice({ draft: { found, forget }, onKey, onTake }: DraftNoticeProps) {
  if (!found) return null;
  return (
    <p className={styles['draft']} role="status">
      {t.found}{' '}
      <Button
        look="secondary"
        onClick={() => {
          onKey(found.key);
          onTake(found.typed);
          forget();
        }}
      >
        {t.take}
      </Button>{' '}
      <Button look="quiet" onClick={forget}>
        {t.forget}
      </Button>
    </p>
  );
}
