import type { QuotePageData } from 'shared-api/contract/pages/pageData';
import type { QuoteKindName } from 'shared-api/contract/quotes/kinds';
import { usePageData } from 'shared-api/store';
import { useLocation } from 'shared-ui/router';

/** What came of this form when it was sent without scripts, on the page that answers it. */
export function useQuotePageData(kind: QuoteKindName): QuotePageData | undefined {
  const data = usePageData() as QuotePageData | undefined;
  const { pathname } = useLocation();
  return data?.kind === kind && data.path === pathname ? data : undefined;
}
