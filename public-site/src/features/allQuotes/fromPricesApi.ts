import { api, request, type Answer } from 'shared-api/client';
import type { Store } from 'shared-api/store';

const fromPricesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The least that each kind of quote comes to (docs/product/pages.md "All quotes"). */
    quoteFromPrices: build.query<Answer<'GET /from-prices/'>, undefined>({
      query: () => request('GET /from-prices/'),
    }),
  }),
});

/** What each service costs at least; nothing where that does not come. */
export async function askFromPrices(dispatch: Store['dispatch']) {
  const { data } = await dispatch(
    fromPricesApi.endpoints.quoteFromPrices.initiate(undefined, { subscribe: false }),
  );
  return data;
}
