import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import type { TrialPrice } from 'shared-api/contract/quotes/priceAnswers';
import { formatAmount } from 'shared-api/contract/values/money';
import { useCompany } from 'shared-api/store';
import styles from './QuotePrice.module.css';
import { texts as priceTexts } from './price/texts.ts';
import { texts } from './texts.ts';
import type { QuotePriceState } from './useQuotePrice.ts';

interface QuotePriceProps {
  price: QuotePriceState;
  /** Whether something is marked as wrong, without which there is no price. */
  hasErrors: boolean;
  /** The form's button. */
  button: ReactNode;
}

/**
 * What the quote comes to while it is filled in, beside the form or, on a phone, as a bar at the bottom
 * whose lines unfold above it. Nothing that comes and goes stands over the button, which therefore keeps
 * its place while somebody is about to press it.
 */
export function QuotePrice({ price: state, hasErrors, button }: QuotePriceProps) {
  const price = typeof state === 'object' ? state : undefined;
  const [isOpen, setOpen] = useState(false);
  const lines = useId();
  const untilWhen = hasErrors ? texts.noPriceWhileWrong : texts.noPriceUntil;
  return (
    <div className={styles['side']}>
      <div className={styles['price']} data-open={isOpen}>
        <h3>{texts.yourPrice}</h3>
        {!price && (
          // The words for it follow the button.
          <p className={styles['awaited']} aria-hidden="true">
            <span>{priceTexts.total()}</span> <strong>{texts.noTotal}</strong>
          </p>
        )}
        <div className={styles['bar']}>
          <p className={styles['total']} aria-live="polite" aria-atomic="true">
            {price ? (
              <>
                <span>{priceTexts.total(price.period)}</span>{' '}
                <strong>{formatAmount(price.total)}</strong>
              </>
            ) : (
              <>
                <span className={styles['live']}>
                  {state === 'failed' ? texts.priceFailed : texts.noPrice}
                  <span className={styles['more']}>
                    {' '}
                    {state === 'failed' ? texts.priceFailedNow : untilWhen}
                  </span>
                </span>
                <span className={styles['plain']}>{texts.priceOnSending}</span>
              </>
            )}
          </p>
          {price && (
            <button
              type="button"
              className={styles['unfold']}
              aria-expanded={isOpen}
              aria-controls={lines}
              aria-label={texts.priceLines}
              onClick={() => setOpen(!isOpen)}
            >
              <ChevronDown aria-hidden="true" />
            </button>
          )}
        </div>
        {button}
        {price && <Lines id={lines} price={price} />}
      </div>
    </div>
  );
}

function Lines({ id, price: { lines, tax } }: { id: string; price: TrialPrice }) {
  const { taxRate } = useCompany();
  return (
    // Many lines scroll, by the keyboard too.
    <div
      id={id}
      className={styles['lines']}
      role="group"
      aria-label={texts.priceLines}
      tabIndex={0}
    >
      <dl>
        {lines.map(({ description, quantity, amount }) => (
          <div key={description}>
            <dt>{priceTexts.line(description, quantity)}</dt>
            <dd>{formatAmount(amount)}</dd>
          </div>
        ))}
        <div>
          <dt>{priceTexts.tax(Math.round(taxRate * 100))}</dt>
          <dd>{formatAmount(tax)}</dd>
        </div>
      </dl>
    </div>
  );
}
