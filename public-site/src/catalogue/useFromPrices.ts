import { useEffect, useState } from 'react';
import type { AllQuotesPageData, ServicePageData } from 'shared-api/contract/pages/pageData';
import type { FromPrices } from 'shared-api/contract/site/fromPrices';
import { useDispatch } from 'shared-api/store';
import { useLocation } from 'shared-ui/router';
import { usePageDataOf } from '../usePageDataOf.ts';

// Calls of the API weigh more than the page, which mostly has its prices already.
const loadApi = () => import(/* webpackChunkName: "from-prices" */ './fromPricesApi.ts');

/** What each service costs at least: in the page already, or asked for where it came without a load. */
export function useFromPrices(): FromPrices | undefined {
  const { pathname } = useLocation();
  const known = usePageDataOf<AllQuotesPageData | ServicePageData>(
    pathname,
    'fromPrices',
  )?.fromPrices;
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
