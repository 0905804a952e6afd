import type { QuotePageData } from 'shared-api/contract/pages/pageData';
import type { QuoteKindName } from 'shared-api/contract/quotes/kinds';
import { useLocation } from 'shared-ui/router';
import { usePageDataOf } from '../../usePageDataOf.ts';

/** What came of this form when it was sent without scripts, on the page that answers it. */
export function useQuotePageData(kind: QuoteKindName): QuotePageData | undefined {
  const { pathname } = useLocation();
  const data = usePageDataOf<QuotePageData>(pathname, 'kind');
  return data?.kind === kind ? data : undefined;
}
