import type { StudentPageData } from 'shared-api/contract/pages/pageData';
import type { DealGroup } from 'shared-api/contract/quotes/priceAnswers';
import type { Store } from 'shared-api/store';
import { useLocation } from 'shared-ui/router';
import { useKnownOrAsked } from '../useKnownOrAsked.ts';
import { usePageDataOf } from '../usePageDataOf.ts';

const ask = async (dispatch: Store['dispatch']) => {
  const { askDeals } = await import(/* webpackChunkName: "deals" */ './dealsApi.ts');
  return askDeals(dispatch);
};

/** What deals cost. */
export interface Deals {
  deals: DealGroup[] | undefined;
  isError: boolean;
}

/** What deals cost: in the page already when it was opened by its address, or asked for. */
export function useDeals(): Deals {
  const { pathname } = useLocation();
  const known = usePageDataOf<StudentPageData>(pathname, 'deals')?.deals;
  const { data, isError } = useKnownOrAsked(known, ask);
  return { deals: data, isError };
}
