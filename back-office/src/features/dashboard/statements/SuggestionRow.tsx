import type { PaymentSuggestion } from 'shared-api/contract/billing/bank';
import { formatAmount } from 'shared-api/contract/values/money';
import { routes } from 'shared-api/contract/pages/paths';
import { Button } from 'shared-ui/Button';
import { Link } from 'shared-ui/router';
import { Unseen } from 'shared-ui/Unseen';
import { showDay } from '../../../dates.ts';
import styles from './Suggestions.module.css';
import { texts } from '../texts.ts';
import type { SuggestionAction } from './useSuggestions.ts';

interface SuggestionRowProps {
  suggestion: PaymentSuggestion;
  /** The answer that is on its way. */
  busyWith: SuggestionAction | undefined;
  onAnswer: (action: 'accept' | 'refuse') => void;
}

/** One e-transfer, the invoice it seems to pay, and the two answers. */
export function SuggestionRow({ suggestion, busyWith, onAnswer }: SuggestionRowProps) {
  const { invoiceId, invoiceNumber, clientName, amount, counterparty, day } = suggestion;
  return (
    <li className={styles['row']}>
      <div className={styles['words']}>
        <p className={styles['what']}>
          <Link to={routes.editor('invoices', invoiceId)}>{texts.invoice(invoiceNumber)}</Link>
          {clientName && `, ${clientName}`}
        </p>
        <p className={styles['transfer']}>
          {texts.transfer(formatAmount(amount), counterparty, showDay(day))}
          {suggestion.namesNumber && ` ${texts.namesNumber}`}
        </p>
      </div>
      <Button
        look="secondary"
        isBusy={busyWith === 'accept'}
        disabled={busyWith !== undefined}
        onClick={() => onAnswer('accept')}
      >
        {texts.accept}
        <Unseen> {texts.invoice(invoiceNumber)}</Unseen>
      </Button>
      <Button
        look="quiet"
        isBusy={busyWith === 'refuse'}
        disabled={busyWith !== undefined}
        onClick={() => onAnswer('refuse')}
      >
        {texts.refuse}
        <Unseen> {texts.invoice(invoiceNumber)}</Unseen>
      </Button>
    </li>
  );
}
