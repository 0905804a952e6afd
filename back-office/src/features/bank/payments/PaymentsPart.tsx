import { SuggestionPanel } from '../../../money/suggestions/Suggestions.tsx';
import { texts as t } from '../../../money/suggestions/texts.ts';
import { useSuggestions } from '../../../money/suggestions/useSuggestions.ts';
import { PartFrame } from '../PartFrame.tsx';
import { texts } from '../texts.ts';

/** E-transfers that look like payments, and what recording each would do. */
export function PaymentsPart() {
  const suggestions = useSuggestions(() => document.getElementById('bank-payments')?.focus());
  const { answered, open, accepted } = suggestions;
  return (
    <PartFrame
      id="bank-payments"
      title={texts.parts.payments}
      intro={t.suggestionsIntro}
      answer={answered}
      words={t}
      isEmpty={open.length + accepted.length === 0}
    >
      <SuggestionPanel suggestions={suggestions} />
    </PartFrame>
  );
}
