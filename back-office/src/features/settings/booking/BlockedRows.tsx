import {
  bookingKinds,
  mostRows,
  type BookingRules,
} from 'shared-api/contract/staff/settings/bookingRules';
import { Button } from 'shared-ui/Button';
import { Checkbox } from 'shared-ui/Checkbox';
import { classNames } from 'shared-ui/classNames';
import { DateField } from 'shared-ui/DateField';
import { unseen } from 'shared-ui/Unseen';
import kept from '../kept/Kept.module.css';
import type { KeptForm } from '../kept/useKeptForm.ts';
import { texts } from '../texts.ts';
import { RemoveRow, withPart, without } from './RemoveRow.tsx';

const t = texts.booking;

/** Dates without bookings, a range of days a row. */
export function BlockedRows({ form }: { form: KeptForm<BookingRules> }) {
  const rows = form.typed.blockedDates;
  const put = (blockedDates: BookingRules['blockedDates']): void => form.change({ blockedDates });
  return (
    <section className={kept['group']} aria-labelledby="booking-blocked">
      <h3 id="booking-blocked" className={kept['title']}>
        {t.blocked}
      </h3>
      <p className={kept['hint']}>{rows.length === 0 ? t.noBlocked : t.blockedHint}</p>
      {rows.map((range, row) => (
        <fieldset key={row} className={classNames(kept['row'], kept['dates'])}>
          <legend className={unseen}>{t.rowOf(t.blocked, row + 1)}</legend>
          {(['from', 'to'] as const).map((end) => (
            <DateField
              key={end}
              label={t[end]}
              name={`blockedDates[${row}].${end}`}
              value={range[end]}
              error={form.errors[`blockedDates[${row}].${end}`]}
              onChange={(day) => put(withPart(rows, row, { [end]: day }))}
            />
          ))}
          <RemoveRow what={t.blocked} row={row} onRemove={() => put(without(rows, row))} />
          <Kinds
            kinds={range.kinds}
            error={form.errors[`blockedDates[${row}].kinds`]}
            onChange={(kinds) => put(withPart(rows, row, { kinds }))}
          />
        </fieldset>
      ))}
      {rows.length < mostRows.blockedDates && (
        <div>
          <Button
            look="secondary"
            size="small"
            onClick={() => put([...rows, { from: '', to: '', kinds: [...bookingKinds] }])}
          >
            {t.addBlocked}
          </Button>
        </div>
      )}
    </section>
  );
}

type RangeKinds = BookingRules['blockedDates'][number]['kinds'];

interface KindsProps {
  kinds: RangeKinds;
  error: string | undefined;
  onChange: (kinds: RangeKinds) => void;
}

/** What cannot be booked in a range. */
const Kinds = ({ kinds, error, onChange }: KindsProps) => (
  <fieldset className={classNames(kept['choices'], kept['whole'])}>
    <legend>{t.forKinds}</legend>
    {bookingKinds.map((kind) => (
      <Checkbox
        key={kind}
        label={t.kinds[kind]}
        checked={kinds.includes(kind)}
        onChange={({ target }) =>
          onChange(
            bookingKinds.filter((one) => (one === kind ? target.checked : kinds.includes(one))),
          )
        }
      />
    ))}
    {error !== undefined && (
      <p className={kept['wrong']} role="alert">
        {error}
      </p>
    )}
  </fieldset>
);
