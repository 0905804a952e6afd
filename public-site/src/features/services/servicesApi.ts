import { api, request, type Answer } from 'shared-api/client';

const servicesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The least that each service costs (docs/product/pages.md "Service page"). */
    fromPrices: build.query<Answer<'GET /from-prices/'>, undefined>({
      query: () => request('GET /from-prices/'),
    }),
  }),
});

export const { useFromPricesQuery } = servicesApi;
