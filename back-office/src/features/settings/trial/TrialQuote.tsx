import { useId, useState } from 'react';
import { errorMessage } from 'shared-api/client';
import type { Rates } from 'shared-api/contract/quotes/QuoteKind';
import { officeWords } from 'shared-api/contract/entities/officeWords';
import { validate } from 'shared-api/contract/fields/schemas';
import {
  isQuoteKind,
  quoteKindNames,
  quoteKinds,
  quoteSchemaOf,
  type AnyQuoteRequest,
  type QuoteKindName,
} from 'shared-api/contract/quotes/kinds';
import { rushHours } from 'shared-api/contract/quotes/rush';
import { Button } from 'shared-ui/Button';
import { Checkbox } from 'shared-ui/Checkbox';
import { Select } from 'shared-ui/Select';
import { Skeleton } from 'shared-ui/Skeleton';
import { useRateCardTrialQuery } from '../prices/rateCardApi.ts';
import { texts } from '../texts.ts';
import styles from './Trial.module.css';
import { TrialFields } from './TrialFields.tsx';
import { firstRequest } from './trialRequest.ts';
import { TrialTable } from './TrialTable.tsx';
import { useSettled } from '../../../useSettled.ts';

/** Milliseconds without a change after which a trial is priced. */
const pause = 250;

interface TrialQuoteProps {
  /** The prices as they are typed; undefined while one is wrong. */
  rates: Rates | undefined;
}

/** What a quote costs with the prices in force, and with those that are being typed. */
export function TrialQuote({ rates }: TrialQuoteProps) {
  const id = useId();
  const [kind, setKind] = useState<QuoteKindName>('carpet');
  const [request, setRequest] = useState(() => firstRequest('carpet'));
  const [isRush, setRush] = useState(false);
  const { hasRushFee } = quoteKinds[kind];
  const { errors } = validate(quoteSchemaOf(kind), request);
  const asked = useSettled({ rates, kind, request, isRush: isRush && hasRushFee }, pause);
  const wrong = errors
    ? Object.values(officeWords.errorsOf(quoteSchemaOf(kind), errors))[0]
    : rates
      ? undefined
      : texts.trial.wrongPrices;
  const { data, error, refetch } = useRateCardTrialQuery(
    // Checked with the kind's own schema just above.
    { ...asked, rates: asked.rates ?? {}, request: asked.request as AnyQuoteRequest },
    { skip: wrong !== undefined || asked.rates === undefined || asked.kind !== kind },
  );

  return (
    <section className={styles['trial']} aria-labelledby={id}>
      <h3 id={id} className={styles['title']}>
        {texts.trial.title}
      </h3>
      <p className={styles['intro']}>{texts.trial.intro}</p>
      <Select
        label={texts.trial.kind}
        value={kind}
        options={quoteKindNames.map((name) => ({ value: name, label: quoteKinds[name].title }))}
        onChange={({ target }) => {
          if (!isQuoteKind(target.value)) return;
          setKind(target.value);
          setRequest(firstRequest(target.value));
        }}
      />
      <TrialFields kind={kind} request={request} onChange={setRequest}>
        {hasRushFee && (
          <Checkbox
            label={texts.trial.rush(rushHours)}
            checked={isRush}
            onChange={({ target }) => setRush(target.checked)}
          />
        )}
      </TrialFields>
      {wrong !== undefined && (
        <p className={styles['wrong']} role="status">
          {wrong}
        </p>
      )}
      {wrong === undefined && error !== undefined && (
        <div className={styles['wrong']}>
          <p role="alert">
            {texts.trial.failed} {errorMessage(error)}
          </p>
          <Button look="secondary" onClick={() => void refetch()}>
            {texts.again}
          </Button>
        </div>
      )}
      {wrong === undefined && !error && (data ? <TrialTable {...data} /> : <TrialSkeleton />)}
    </section>
  );
}

const TrialSkeleton = () => (
  <div role="status" aria-label={texts.trial.loading} className={styles['waiting']}>
    <Skeleton width="long" />
    <Skeleton width="medium" />
    <Skeleton width="long" />
  </div>
);
