import { useRef, useState } from 'react';
import { Button } from 'shared-ui/Button';
import { LoadFailure } from '../../frame/failures/LoadFailure.tsx';
import { SuggestionRow } from './SuggestionRow.tsx';
import styles from './Suggestions.module.css';
import { texts } from './texts.ts';
import { invoicesOf, useSuggestions } from './useSuggestions.ts';

/** Suggestions that are shown before more are asked for. */
const shownAtFirst = 3;

/** E-transfers that look like payments of open invoices: an Admin says whether they are. */
export function Suggestions() {
  const section = useRef<HTMLElement>(null);
  const suggestions = useSuggestions(() => section.current?.focus());
  const { answered, open, accepted, failure } = suggestions;
  const { error, isFetching, refetch } = answered;
  if (open.length === 0 && accepted.length === 0 && !failure && !error) return null;
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
      {error !== undefined && (
        <LoadFailure
          failed={texts.failed}
          error={error}
          isBusy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      <SuggestionList suggestions={suggestions} most={shownAtFirst} />
    </section>
  );
}

interface SuggestionListProps {
  suggestions: ReturnType<typeof useSuggestions>;
  /** How many are shown before more are asked for. */
  most: number;
}

/** The suggestions, those that were accepted with their Undo, and why an answer was not taken. */
function SuggestionList({ suggestions, most }: SuggestionListProps) {
  const { open, accepted, failure, give, busyWith } = suggestions;
  const [isWhole, setWhole] = useState(false);
  return (
    <>
      {failure && (
        <p className={styles['failure']} role="alert">
          {failure}
        </p>
      )}
      <div role="status">
        {accepted.map((suggestion) => (
          <p key={suggestion.transactionId} className={styles['accepted']}>
            {texts.accepted(invoicesOf(suggestion))}
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
        {(isWhole ? open : open.slice(0, most)).map((suggestion) => (
          <SuggestionRow
            key={suggestion.transactionId}
            suggestion={suggestion}
            busyWith={busyWith(suggestion)}
            onAnswer={(action) => give(suggestion, action)}
          />
        ))}
      </ul>
      {!isWhole && open.length > most && (
        <Button look="quiet" onClick={() => setWhole(true)}>
          {texts.allSuggestions(open.length)}
        </Button>
      )}
    </>
  );
}

/** All suggestions, in a panel of a screen of their own. */
export const SuggestionPanel = ({ suggestions }: Pick<SuggestionListProps, 'suggestions'>) => (
  <div className={styles['inPanel']}>
    <SuggestionList suggestions={suggestions} most={Infinity} />
  </div>
);
