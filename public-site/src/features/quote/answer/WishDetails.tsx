import { memo, Suspense } from 'react';
import type { QuoteAnswer } from 'shared-api/contract/quotes/priceAnswers';
import type { QuoteWish } from 'shared-api/contract/quotes/quoteWish';
import { ButtonDetails } from 'shared-ui/ButtonDetails';
import { latePart } from '../../../latePart.ts';
import { texts } from './texts.ts';

// Forms bring validation with them: they come after the quote.
const WishForm = latePart(
  async () => (await import(/* webpackChunkName: "wish" */ './WishForm.tsx')).WishForm,
);

interface WishDetailsProps {
  answer: QuoteAnswer;
  wish: QuoteWish;
  look?: 'primary' | 'secondary';
  /** Whether it was sent without scripts and refused, and so is shown again. */
  isOpen: boolean;
  onSent: (answer: QuoteAnswer, refused?: string) => void;
}

/**
 * A button that shows the form of a request about a quote. Not rendered again with its page, so that the
 * server's form stays until its code is there.
 */
export const WishDetails = memo(function WishDetails({
  answer,
  wish,
  look,
  isOpen,
  onSent,
}: WishDetailsProps) {
  return (
    <ButtonDetails
      label={texts.wishForms[wish].open}
      look={look ?? 'primary'}
      name="wish"
      isOpen={isOpen}
    >
      <Suspense fallback={<p role="status">{texts.wishForms.loading}</p>}>
        <WishForm answer={answer} wish={wish} onSent={onSent} />
      </Suspense>
    </ButtonDetails>
  );
});
