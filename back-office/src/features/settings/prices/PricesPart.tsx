import { useState } from 'react';
import { useRateCardQuery } from './rateCardApi.ts';
import { PartState } from '../../../frame/PartState.tsx';
import { PricesForm } from './PricesForm.tsx';
import styles from '../SettingsPage.module.css';
import { texts } from '../texts.ts';
import { useAgainAfterLogin } from '../../../frame/useAgainAfterLogin.ts';

/** The rate card, to be read and replaced, with a trial quote beside it. */
export function PricesPart() {
  const { currentData, error, isFetching, refetch } = useRateCardQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  useAgainAfterLogin(error, refetch);
  // Once open, the form keeps the card that it began with: a later answer must not replace what was
  // typed. A newer card is told of when it is saved.
  const [card, setCard] = useState(isFetching ? undefined : currentData);
  if (!card && currentData && !isFetching) setCard(currentData);
  return (
    <>
      <h2 id="settings-prices" className={styles['heading']}>
        {texts.parts.prices}
      </h2>
      <p className={styles['intro']}>{texts.prices.intro}</p>
      {card ? (
        <PricesForm first={card} />
      ) : (
        <PartState
          loading={texts.prices.loading}
          failed={texts.prices.failed}
          error={isFetching ? undefined : error}
          onRetry={() => void refetch()}
        />
      )}
    </>
  );
}
