import { Fragment } from 'react';
import type { PaymentSuggestion } from 'shared-api/contract/billing/bank';
import { routes } from 'shared-api/contract/pages/officePaths';
import { Button } from 'shared-ui/Button';
import { Link } from 'shared-ui/router';
import { Unseen } from 'shared-ui/Unseen';
import { showAmount } from '../../amounts.ts';
import { showDay } from '../../dates.ts';
import styles from './Suggestions.module.css';
import { texts } from './texts.ts';
import { invoicesOf, type SuggestionAction } from './useSuggestions.ts';

interface SuggestionRowProps {
  suggestion: PaymentSuggestion;
  /** The answer that is on its way. */
  busyWith: SuggestionAction | undefined;
  onAnswer: (action: 'accept' | 'refuse') => void;
}

/** One e-transfer, what it would pay, and the two answers. */
export function SuggestionRow({ suggestion, busyWith, onAnswer }: SuggestionRowProps) {
  const { allocations, clientName, amount, counterparty, day, match, onAccount } = suggestion;
  const name = invoicesOf(suggestion);
  return (
    <li className={styles['row']}>
      <div className={styles['words']}>
        <p className={styles['what']}>
          {allocations.map(({ invoiceId, invoiceNumber }, index) => (
            <Fragment key={invoiceId}>
              {index > 0 && ', '}
              <Link to={routes.editor('invoices', invoiceId)}>
                {texts.invoices([invoiceNumber])}
              </Link>
            </Fragment>
          ))}
          {clientName && `, ${clientName}`}
        </p>
        <p className={styles['transfer']}>
          {texts.transfer(showAmount(amount), counterparty, showDay(day))}
          {suggestion.namesNumber && ` ${texts.namesNumber}`}
          {match === 'client' && ` ${texts.onlyName}`}
        </p>
        <ul className={styles['outcome']} aria-label={texts.willDo}>
          {allocations.map(({ invoiceId, invoiceNumber, amount: share, left }) => (
            <li key={invoiceId}>
              {left === 0
                ? texts.paysAll(invoiceNumber, showAmount(share))
                : texts.paysPart(invoiceNumber, showAmount(share), showAmount(left))}
            </li>
          ))}
          {onAccount > 0 && <li>{texts.rest(showAmount(onAccount))}</li>}
        </ul>
      </div>
      <Button
        look="secondary"
        isBusy={busyWith === 'accept'}
        disabled={busyWith !== undefined}
        onClick={() => onAnswer('accept')}
      >
        {texts.accept}
        <Unseen> {name}</Unseen>
      </Button>
      <Button
        look="quiet"
        isBusy={busyWith === 'refuse'}
        disabled={busyWith !== undefined}
        onClick={() => onAnswer('refuse')}
      >
        {texts.refuse}
        <Unseen> {name}</Unseen>
      </Button>
    </li>
  );
}
