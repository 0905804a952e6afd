import { useState } from 'react';
import { errorMessage, showMessage, useDispatch } from 'shared-api/client';
import type { PaymentSuggestion } from 'shared-api/contract/billing/bank';
import { useAgainAfterLogin } from '../../frame/useAgainAfterLogin.ts';
import { useAnswerSuggestionMutation, usePaymentSuggestionsQuery } from './suggestionsApi.ts';
import { texts } from './texts.ts';

export type SuggestionAction = 'accept' | 'undo' | 'refuse';

/** The invoices that a suggestion pays, by their numbers. */
export const invoicesOf = ({ allocations }: PaymentSuggestion): string =>
  texts.invoices(allocations.map(({ invoiceNumber }) => invoiceNumber));

/**
 * The suggested payments, and what an Admin says of them.
 * @param onGone is told when one has gone whose button had the focus
 */
export function useSuggestions(onGone: () => void) {
  const dispatch = useDispatch();
  const answered = usePaymentSuggestionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data, error, refetch } = answered;
  useAgainAfterLogin(error, refetch);
  const [answer, { isLoading, originalArgs }] = useAnswerSuggestionMutation();
  const [accepted, setAccepted] = useState<PaymentSuggestion[]>([]);
  const [failure, setFailure] = useState<string>();
  const isAccepted = ({ transactionId }: PaymentSuggestion): boolean =>
    accepted.some((one) => one.transactionId === transactionId);

  async function give(suggestion: PaymentSuggestion, action: SuggestionAction): Promise<void> {
    const { transactionId: id } = suggestion;
    setFailure(undefined);
    const allocations = suggestion.allocations.map(({ invoiceId, amount }) => ({
      invoiceId,
      amount,
    }));
    const result = await answer({ id, allocations, action });
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
      dispatch(showMessage((action === 'undo' ? undone : refused)(invoicesOf(suggestion))));
      onGone();
    }
  }

  return {
    /** What the query has come to. */
    answered,
    // One that was accepted may stand in the list until that is asked for again.
    open: (data?.results ?? []).filter((suggestion) => !isAccepted(suggestion)),
    accepted,
    /** Why the last answer was not taken. */
    failure,
    give: (suggestion: PaymentSuggestion, action: SuggestionAction): void =>
      void give(suggestion, action),
    /** The answer to a suggestion that is on its way. */
    busyWith: ({ transactionId }: PaymentSuggestion): SuggestionAction | undefined =>
      isLoading && originalArgs?.id === transactionId ? originalArgs.action : undefined,
  };
}
