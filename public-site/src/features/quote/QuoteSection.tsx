import { lazy, Suspense } from 'react';
import type { FormText } from 'shared-api/contract/quotes/formText';
import type { QuoteKindName } from 'shared-api/contract/quotes/kinds';
import type { Discounts } from './kinds/DealChoice.tsx';
import { texts } from './section/texts.ts';

// Forms bring validation with them: they come only with a page that has one.
const QuoteForm = lazy(async () => {
  const { QuoteForm: form } = await import(/* webpackChunkName: "quote" */ './QuoteForm.tsx');
  return { default: form };
});

interface QuoteSectionProps {
  kind: QuoteKindName;
  /** Answers that the page has given already. */
  preset?: Readonly<FormText> | undefined;
  /** What deals take off, where the page knows it. */
  discounts?: Discounts | undefined;
  /** Where the form is sent without scripts; its page's own address unless said otherwise. */
  action?: string;
}

/** The form of an instant quote, which comes by itself. */
export function QuoteSection({ kind, ...rest }: QuoteSectionProps) {
  return (
    <Suspense fallback={<p role="status">{texts.loading}</p>}>
      <QuoteForm kind={kind} {...rest} />
    </Suspense>
  );
}
