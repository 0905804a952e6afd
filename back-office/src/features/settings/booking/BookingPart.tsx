import { FormPart } from '../FormPart.tsx';
import { texts } from '../texts.ts';
import { useBookingRulesQuery } from './bookingApi.ts';
import { BookingForm } from './BookingForm.tsx';

const t = texts.booking;

/** Opening hours, holidays, dates without bookings and rules of quotes, with who changed them. */
export function BookingPart() {
  const answer = useBookingRulesQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <FormPart id="settings-booking" title={texts.parts.booking} words={t} answer={answer}>
      {(first) => <BookingForm first={first} />}
    </FormPart>
  );
}
