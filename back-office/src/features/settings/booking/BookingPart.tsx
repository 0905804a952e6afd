import { useState } from 'react';
import { PartState } from '../../../frame/PartState.tsx';
import { useAgainAfterLogin } from '../../../frame/useAgainAfterLogin.ts';
import styles from '../SettingsPage.module.css';
import { texts } from '../texts.ts';
import { useBookingRulesQuery } from './bookingApi.ts';
import { BookingForm } from './BookingForm.tsx';

const t = texts.booking;

/** Opening hours, holidays, dates without bookings and rules of quotes, with who changed them. */
export function BookingPart() {
  const { currentData, error, isFetching, refetch } = useBookingRulesQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  useAgainAfterLogin(error, refetch);
  // Once open, the form keeps what it began with: a later answer must not replace what was typed.
  const [rules, setRules] = useState(isFetching ? undefined : currentData);
  if (!rules && currentData && !isFetching) setRules(currentData);
  return (
    <>
      <h2 id="settings-booking" className={styles['heading']}>
        {texts.parts.booking}
      </h2>
      <p className={styles['intro']}>{t.intro}</p>
      {rules ? (
        <BookingForm first={rules} />
      ) : (
        <PartState
          loading={t.loading}
          failed={t.failed}
          error={isFetching ? undefined : error}
          onRetry={() => void refetch()}
        />
      )}
    </>
  );
}
