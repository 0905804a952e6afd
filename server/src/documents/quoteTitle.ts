import { isQuoteKind } from 'shared-api/contract/quotes/kinds';
import type { Language } from 'shared-api/contract/values/language';
import { quoteTexts } from '../pricing/texts.ts';
import type { QuoteRow } from './writeQuote.ts';

/** What a quote is called: as staff wrote it, or an instant one in the language of its document; `work` behind the word quote. */
export const titleOf = (
  { title, titleKind }: Pick<QuoteRow, 'title' | 'titleKind'>,
  language: Language,
  by: 'title' | 'work' = 'title',
): string =>
  // A kind that only a later release knows has its title as it was made.
  titleKind !== null && isQuoteKind(titleKind) ? quoteTexts[language][by](titleKind) : title;
