import { useEffect, useState } from 'react';
import type { AllQuotesPageData } from 'shared-api/contract/pages/pageData';
import { routes } from 'shared-api/contract/pages/paths';
import type { FromPrices } from 'shared-api/contract/site/fromPrices';
import { useDispatch, usePageData } from 'shared-api/store';

// Calls of the API weigh more than the page, which mostly has its prices already.
const loadApi = () => import(/* webpackChunkName: "from-prices" */ './fromPricesApi.ts');

/** What each service costs at least: in the page already, or asked for where it came without a load. */
export function useFromPrices(): FromPrices | undefined {
  const page = usePageData() as Partial<AllQuotesPageData> | undefined;
  const known = page?.path === routes.allQuotes() ? page.fromPrices : undefined;
  const dispatch = useDispatch();
  const [asked, setAsked] = useState<FromPrices>();
  useEffect(() => {
    if (known) return;
    loadApi().then(
      async ({ askFromPrices }) => setAsked(await askFromPrices(dispatch)),
      () => undefined,
    );
  }, [known, dispatch]);
  return known ?? asked;
}
