import { useRef } from 'react';
import type { CurrentRates } from 'shared-api/contract/quotes/rateCard';
import { Button } from 'shared-ui/Button';
import { FailureDialog } from '../../../frame/failures/FailureDialog.tsx';
import { LeaveDialog } from '../../../leaving/LeaveDialog.tsx';
import { useLeaveGuard } from '../../../leaving/useLeaveGuard.ts';
import { PriceConflict } from './PriceConflict.tsx';
import { PriceFields } from './PriceFields.tsx';
import { PriceHistory } from './PriceHistory.tsx';
import styles from './Prices.module.css';
import { texts } from '../texts.ts';
import { TrialQuote } from '../trial/TrialQuote.tsx';
import { usePrices } from './usePrices.ts';

/** All prices as fields, and what a quote costs with them. */
export function PricesForm({ first }: { first: CurrentRates }) {
  const form = useRef<HTMLFormElement>(null);
  const prices = usePrices(first);
  const { changed, errors, failure, conflict, isBusy } = prices;
  const wrong = Object.keys(errors);

  function closeFailure(): void {
    prices.forgive();
    const wrongField = form.current?.querySelector<HTMLElement>('[aria-invalid]');
    // Its group may have been folded away.
    wrongField?.closest('details')?.setAttribute('open', '');
    wrongField?.focus();
  }

  const leave = useLeaveGuard(changed.length > 0);

  return (
    <>
      <div className={styles['desk']}>
        <form
          ref={form}
          className={styles['form']}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void prices.save();
          }}
        >
          <PriceFields {...prices} />
          <div className={styles['actions']} data-foot>
            <p className={styles['state']} role="status">
              {wrong.length > 0 && texts.prices.wrong(wrong.length)}
              {wrong.length === 0 &&
                (changed.length > 0
                  ? texts.prices.changed(changed.length)
                  : texts.prices.version(prices.version))}
            </p>
            <Button look="quiet" disabled={changed.length === 0 || isBusy} onClick={prices.discard}>
              {texts.prices.discard}
            </Button>
            <Button type="submit" isBusy={isBusy} disabled={changed.length === 0}>
              {texts.prices.save}
            </Button>
          </div>
        </form>
        <TrialQuote rates={prices.rates} />
        <FailureDialog failure={failure} onClose={closeFailure} />
        {conflict && (
          <PriceConflict
            {...conflict}
            fields={prices.fields}
            onGoOn={prices.goOn}
            onClose={prices.forgive}
          />
        )}
        <LeaveDialog question={leave} />
      </div>
      <PriceHistory fields={prices.fields} />
    </>
  );
}
