import type { ReactNode } from 'react';
import type { PaymentWay } from 'shared-api/contract/billing/payment';
import type { PaymentPageData } from 'shared-api/contract/pages/pageData';
import { TextField } from 'shared-ui/TextField';
import { NetworkMark } from '../../frame/AcceptedCards.tsx';
import { masks, networkOf, type CardForm, type CardFormErrors } from './cardForm.ts';
import { firstWrong } from './refusals.ts';
import card from './CardFields.module.css';
import styles from './PaymentFields.module.css';
import { texts } from './texts.ts';

interface PaymentFieldsProps {
  way: PaymentWay;
  values: CardForm;
  errors: CardFormErrors;
  /** The page that answers what is typed, sent without scripts. */
  refused: PaymentPageData | undefined;
  /** What is wrong with number and amount together. */
  inline: string | undefined;
  isBusy: boolean;
  onChange: (changes: Partial<CardForm>) => void;
  /** Whether the card has to be typed once more, after a payment that failed. */
  isRetyped: boolean;
  /** A field has been typed whose writing may be completed, or not be understood. */
  onLeft: (name: 'amount' | 'year') => void;
}

/** What is paid, then the card that it is paid with, unless that is typed on the provider's page. */
export function PaymentFields(props: PaymentFieldsProps) {
  const { way, values, errors, inline, isBusy, isRetyped, onChange, onLeft } = props;
  const wrong = firstWrong(props.refused);
  const field = (name: keyof CardForm, autoComplete: string, inputMode: 'numeric' | 'decimal') => ({
    // A card has no names: a form that is sent before the scripts have come must not carry it anywhere, nor does the
    // shell's early script keep it for the other language's page.
    ...((name === 'invoice' || name === 'amount') && { name }),
    'data-field': name,
    label: texts[name],
    value: values[name],
    error: errors[name],
    // By the browser: without scripts nothing else leads to what is wrong.
    autoFocus: name === wrong,
    autoComplete,
    inputMode,
    disabled: isBusy,
    mask: masks[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  const inTogether = inline !== undefined && {
    'aria-invalid': true,
    'aria-describedby': 'mismatch',
  };
  return (
    <div className={styles['fields']}>
      <Group title={texts.document}>
        <div className={styles['pair']}>
          <TextField {...field('invoice', 'off', 'numeric')} placeholder="00000" {...inTogether} />
          <TextField
            {...field('amount', 'off', 'decimal')}
            {...inTogether}
            placeholder={texts.amountShape}
            onBlur={() => onLeft('amount')}
          />
        </div>
        {inline !== undefined && (
          <p className={styles['inline']} id="mismatch" role="alert">
            {inline}
          </p>
        )}
      </Group>
      {way === 'providerPage' ? (
        <p className={styles['safe']}>{texts.elsewhere}</p>
      ) : (
        <Group title={texts.card}>
          <div className={card['number']}>
            <TextField
              {...field('number', 'cc-number', 'numeric')}
              placeholder="0000 0000 0000 0000"
              hint={isRetyped ? texts.againHint : undefined}
            />
            {values.number !== '' && (
              <span className={card['network']}>
                <NetworkMark network={networkOf(values.number)} />
              </span>
            )}
          </div>
          <div className={card['expiry']}>
            <TextField
              {...field('month', 'cc-exp-month', 'numeric')}
              placeholder={texts.monthShape}
            />
            <TextField
              {...field('year', 'cc-exp-year', 'numeric')}
              placeholder={texts.yearShape}
              onBlur={() => onLeft('year')}
            />
            <TextField {...field('cvc', 'cc-csc', 'numeric')} placeholder="000" />
          </div>
          <p className={styles['safe']}>{texts.safe}</p>
        </Group>
      )}
    </div>
  );
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className={styles['group']}>
    <legend>{title}</legend>
    {children}
  </fieldset>
);
