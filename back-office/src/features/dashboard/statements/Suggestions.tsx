import { useRef, useState } from 'react';
import { errorMessage, showMessage, useDispatch } from 'shared-api/client';
import type { PaymentSuggestion } from 'shared-api/contract/billing/bank';
import { Button } from 'shared-ui/Button';
import { useAnswerSuggestionMutation, usePaymentSuggestionsQuery } from '../bankApi.ts';
import { SuggestionRow } from './SuggestionRow.tsx';
import styles from './Suggestions.module.css';
import { texts } from '../texts.ts';

/** Suggestions that are shown before more are asked for. */
const shownAtFirst = 3;

/** E-transfers that look like payments of open invoices: an Admin says whether they are. */
export function Suggestions() {
  const dispatch = useDispatch();
  const { data, error, refetch } = usePaymentSuggestionsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [answer, { isLoading, originalArgs }] = useAnswerSuggestionMutation();
  const [accepted, setAccepted] = useState<PaymentSuggestion[]>([]);
  const [isWhole, setWhole] = useState(false);
  const [failure, setFailure] = useState<string>();
  const place = useRef<HTMLElement>(null);
  const isAccepted = ({ transactionId }: PaymentSuggestion): boolean =>
    accepted.some((one) => one.transactionId === transactionId);
  // One that was accepted may stand in the list until that is asked for again.
  const open = (data?.results ?? []).filter((suggestion) => !isAccepted(suggestion));

  async function give(
    suggestion: PaymentSuggestion,
    action: 'accept' | 'undo' | 'refuse',
  ): Promise<void> {
    const { transactionId: id, invoiceId, invoiceNumber } = suggestion;
    setFailure(undefined);
    const result = await answer({ id, invoiceId, action });
    if (result.error) {
      setFailure(errorMessage(result.error));
      // Somebody else may have settled it: then it must not stand here any longer.
      void refetch();
      return;
    }
    if (action === 'accept') setAccepted((all) => [...all, suggestion]);
    if (action === 'undo') setAccepted((all) => all.filter((one) => one !== suggestion));
    if (action !== 'accept') {
      const { refused, undone } = texts;
      dispatch(showMessage((action === 'undo' ? undone : refused)(invoiceNumber)));
      // The button that had the focus is gone.
      place.current?.focus();
    }
  }

  if (open.length === 0 && accepted.length === 0 && !failure && !error) return null;
  return (
    <section
      ref={place}
      tabIndex={-1}
      className={styles['suggestions']}
      aria-labelledby="suggestions"
    >
      <h2 id="suggestions" className={styles['title']}>
        {texts.suggestions}
      </h2>
      {open.length > 0 && <p className={styles['intro']}>{texts.suggestionsIntro}</p>}
      {(failure ?? error) && (
        <p className={styles['failure']} role="alert">
          {failure ?? errorMessage(error)}
        </p>
      )}
      <div role="status">
        {accepted.map((suggestion) => (
          <p key={suggestion.transactionId} className={styles['accepted']}>
            {texts.accepted(suggestion.invoiceNumber)}
            <Button
              look="quiet"
              autoFocus
              isBusy={isLoading && originalArgs?.id === suggestion.transactionId}
              onClick={() => void give(suggestion, 'undo')}
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
            busyWith={
              isLoading && originalArgs?.id === suggestion.transactionId
                ? originalArgs.action
                : undefined
            }
            onAnswer={(action) => void give(suggestion, action)}
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
