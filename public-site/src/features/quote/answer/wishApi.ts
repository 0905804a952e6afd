import { errorStatus, request, type Answer, type Body } from 'shared-api/client';
import type { Store } from 'shared-api/store';
import { outcomeOf } from '../../../forms/outcomeOf.ts';
import { quoteApi } from '../quoteApi.ts';

interface Wished {
  /** Of the quote's address. */
  secret: string;
  body: Body<'POST /quote-answers/:secret/wishes/'>;
}

const wishApi = quoteApi.injectEndpoints({
  endpoints: (build) => ({
    quoteWish: build.mutation<Answer<'POST /quote-answers/:secret/wishes/'>, Wished>({
      query: ({ secret, body }) =>
        request('POST /quote-answers/:secret/wishes/', { params: { secret }, body }),
      async onQueryStarted({ secret }, { dispatch, queryFulfilled }) {
        const sent = await queryFulfilled.catch(() => undefined);
        // Whoever comes back to the quote finds what they have asked.
        if (sent) void dispatch(quoteApi.util.upsertQueryData('quoteAnswer', secret, sent.data));
      },
    }),
  }),
});

/**
 * Asks something about a quote.
 * @returns what came of it; where what it asks is not possible any more, also the quote as it stands now
 */
export async function submitWish(dispatch: Store['dispatch'], wished: Wished) {
  const sent = await dispatch(wishApi.endpoints.quoteWish.initiate(wished));
  const outcome = outcomeOf(sent);
  if (errorStatus(sent.error) !== 409) return outcome;
  const { data: now } = await dispatch(
    quoteApi.endpoints.quoteAnswer.initiate(wished.secret, {
      forceRefetch: true,
      subscribe: false,
    }),
  );
  return { ...outcome, now };
}
