import { useRef, useState } from 'react';
import { Button } from 'shared-ui/Button';
import { SuggestionRow } from './SuggestionRow.tsx';
import styles from './Suggestions.module.css';
import { texts } from '../texts.ts';
import { useSuggestions } from './useSuggestions.ts';

/** Suggestions that are shown before more are asked for. */
const shownAtFirst = 3;

/** E-transfers that look like payments of open invoices: an Admin says whether they are. */
export function Suggestions() {
  const section = useRef<HTMLElement>(null);
  const { open, accepted, failure, give, busyWith } = useSuggestions(() =>
    section.current?.focus(),
  );
  const [isWhole, setWhole] = useState(false);

  if (open.length === 0 && accepted.length === 0 && !failure) return null;
  return (
    <section
      ref={section}
      tabIndex={-1}
      className={styles['suggestions']}
      aria-labelledby="suggestions"
    >
      <h2 id="suggestions" className={styles['title']}>
        {texts.suggestions}
      </h2>
      {open.length > 0 && <p className={styles['intro']}>{texts.suggestionsIntro}</p>}
      {failure && (
        <p className={styles['failure']} role="alert">
          {failure}
        </p>
      )}
      <div role="status">
        {accepted.map((suggestion) => (
          <p key={suggestion.transactionId} className={styles['accepted']}>
            {texts.accepted(suggestion.invoiceNumber)}
            <Button
              look="quiet"
              autoFocus
              isBusy={busyWith(suggestion) !== undefined}
              onClick={() => give(suggestion, 'undo')}
            >
              {texts.undo}
            </Button>
          </p>
        ))}
      </div>
      <ul className={styles['list']}>
        {(isWhole ? open : open.slice(0, shownAtFirst)).map((suggestion) => (
          <SuggestionRow
            key={suggestion.transactionId}
            suggestion={suggestion}
            busyWith={busyWith(suggestion)}
            onAnswer={(action) => give(suggestion, action)}
          />
        ))}
      </ul>
      {!isWhole && open.length > shownAtFirst && (
        <Button look="quiet" onClick={() => setWhole(true)}>
          {texts.allSuggestions(open.length)}
        </Button>
      )}
    </section>
  );
}
