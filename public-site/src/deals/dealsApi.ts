import { api, request, type Answer } from 'shared-api/client';
import type { Store } from 'shared-api/store';

const dealsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Prices of student deals (docs/product/pages.md "Student special"). */
    dealTiers: build.query<Answer<'GET /deal-tiers/'>, undefined>({
      query: () => request('GET /deal-tiers/'),
    }),
  }),
});

/** Prices of student deals; nothing where they do not come. */
export async function askDeals(dispatch: Store['dispatch']) {
  const { data } = await dispatch(
    dealsApi.endpoints.dealTiers.initiate(undefined, { subscribe: false }),
  );
  return data;
}
