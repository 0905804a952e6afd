import { useRateCardQuery } from './rateCardApi.ts';
import { PricesForm } from './PricesForm.tsx';
import { FormPart } from '../FormPart.tsx';
import { texts } from '../texts.ts';

/** The rate card, to be read and replaced, with a trial quote beside it. */
export function PricesPart() {
  const answer = useRateCardQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <FormPart id="settings-prices" title={texts.parts.prices} words={texts.prices} answer={answer}>
      {(first) => <PricesForm first={first} />}
    </FormPart>
  );
}
