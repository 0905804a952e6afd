import { memo, Suspense } from 'react';
import type { FormText } from 'shared-api/contract/quotes/formText';
import type { QuoteKindName } from 'shared-api/contract/quotes/kinds';
import { FormComing } from '../../forms/FormComing.tsx';
import { latePart } from '../../latePart.ts';

// Forms bring validation with them: they come only with a page that has one.
const QuoteForm = latePart(
  async () => (await import(/* webpackChunkName: "quote" */ './QuoteForm.tsx')).QuoteForm,
);

interface QuoteSectionProps {
  kind: QuoteKindName;
  /** Answers that the page has given already. */
  preset?: Readonly<FormText> | undefined;
  /** Where the form is sent without scripts; its page's own address unless said otherwise. */
  action?: string;
}

/**
 * The form of an instant quote, which comes by itself. Not rendered again with its page: the server's
 * form would give way to the fallback until the code is there, and what was typed in it with it.
 */
export const QuoteSection = memo(function QuoteSection({ kind, ...rest }: QuoteSectionProps) {
  return (
    <Suspense fallback={<FormComing />}>
      <QuoteForm kind={kind} {...rest} />
    </Suspense>
  );
});
