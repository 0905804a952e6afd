import { api, request, type Answer } from 'shared-api/client';
import type { Store } from 'shared-api/store';

const fromPricesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What each service costs at least (docs/product/pages.md "All quotes", "Service page"). */
    fromPrices: build.query<Answer<'GET /from-prices/'>, undefined>({
      query: () => request('GET /from-prices/'),
    }),
  }),
});

/** What each service costs at least; nothing where that does not come. */
export async function askFromPrices(dispatch: Store['dispatch']) {
  const { data } = await dispatch(
    fromPricesApi.endpoints.fromPrices.initiate(undefined, { subscribe: false }),
  );
  return data;
}
