import type { AllQuotesPageData, ServicePageData } from 'shared-api/contract/pages/pageData';
import type { FromPrices } from 'shared-api/contract/site/fromPrices';
import type { Store } from 'shared-api/store';
import { useLocation } from 'shared-ui/router';
import { useKnownOrAsked } from '../useKnownOrAsked.ts';
import { usePageDataOf } from '../usePageDataOf.ts';

const ask = async (dispatch: Store['dispatch']) => {
  const { askFromPrices } = await import(
    /* webpackChunkName: "from-prices" */ './fromPricesApi.ts'
  );
  return askFromPrices(dispatch);
};

/** What each service costs at least: in the page already, or asked for where it came without a load. */
export function useFromPrices(): FromPrices | undefined {
  const { pathname } = useLocation();
  const known = usePageDataOf<AllQuotesPageData | ServicePageData>(
    pathname,
    'fromPrices',
  )?.fromPrices;
  return useKnownOrAsked(known, ask).data;
}
