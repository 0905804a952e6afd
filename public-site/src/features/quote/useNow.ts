import type { QuoteKindName } from 'shared-api/contract/quotes/kinds';
import { useHasScripts } from '../../forms/useHasScripts.ts';
import { useQuotePageData } from './useQuotePageData.ts';

const secondsNow = (): number => Date.now() / 1000;

/**
 * Now in seconds, as far as a form may go by it. Unknown in the server's HTML, which is kept over many
 * days, but for the page that answers a form that was sent.
 */
export function useNow(kind: QuoteKindName): number | undefined {
  const sent = useQuotePageData(kind);
  return useHasScripts() ? secondsNow() : sent?.now;
}
