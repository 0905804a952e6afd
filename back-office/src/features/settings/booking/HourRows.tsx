import { openingHoursOf } from 'shared-api/contract/company/openingHours';
import { mostRows, type BookingRules } from 'shared-api/contract/staff/settings/bookingRules';
import { weekdays } from 'shared-api/contract/values/weekdays';
import { Button } from 'shared-ui/Button';
import { Select } from 'shared-ui/Select';
import { TextField } from 'shared-ui/TextField';
import { unseen } from 'shared-ui/Unseen';
import kept from '../kept/Kept.module.css';
import type { KeptForm } from '../kept/useKeptForm.ts';
import { texts } from '../texts.ts';
import { RemoveRow, withPart, without } from './RemoveRow.tsx';

const t = texts.booking;

const days = weekdays.map((day) => ({ value: day, label: day }));

/** A row of opening hours in its four fields; times as a time field has them. */
interface Hours {
  first: string;
  last: string;
  opens: string;
  closes: string;
}

const padded = (time: string): string => time.padStart(5, '0');
const short = (time: string): string => time.replace(/^0(?=\d)/, '');

/** Reads a row as the company file writes it, also while one of its times is not typed yet. */
function fieldsOf({ days: written, hours }: { days: string; hours: string }): Hours {
  const [read] = openingHoursOf([{ days: written, hours: '0:00 to 0:01' }]);
  const [opens = '', closes = ''] = hours.split(' to ');
  return {
    first: read?.first ?? weekdays[0],
    last: read?.last ?? weekdays[0],
    opens: opens === '' ? '' : padded(opens),
    closes: closes === '' ? '' : padded(closes),
  };
}

const written = ({ first, last, opens, closes }: Hours) => ({
  days: first === last ? first : `${first} to ${last}`,
  hours: `${short(opens)} to ${short(closes)}`,
});

/** Opening hours, a range of weekdays a row. */
export function HourRows({ form }: { form: KeptForm<BookingRules> }) {
  const rows = form.typed.openingHours;
  const put = (openingHours: BookingRules['openingHours']): void => form.change({ openingHours });
  return (
    <section className={kept['group']} aria-labelledby="booking-hours">
      <h3 id="booking-hours" className={kept['title']}>
        {t.hours}
      </h3>
      <p className={kept['hint']}>{t.hoursHint}</p>
      {rows.map((entry, row) => {
        const fields = fieldsOf(entry);
        const { first, last, opens, closes } = fields;
        const set = (part: Partial<Hours>): void =>
          put(withPart(rows, row, written({ ...fields, ...part })));
        const wrong = form.errors[`openingHours[${row}].days`];
        const wrongTime = form.errors[`openingHours[${row}].hours`];
        return (
          <fieldset key={row} className={kept['row']}>
            <legend className={unseen}>{t.rowOf(t.hours, row + 1)}</legend>
            <Select
              label={t.first}
              options={days}
              value={first}
              error={wrong}
              onChange={({ target }) => set({ first: target.value })}
            />
            <Select
              label={t.last}
              options={days}
              value={last}
              onChange={({ target }) => set({ last: target.value })}
            />
            <TextField
              type="time"
              label={t.opens}
              value={opens}
              error={wrongTime}
              onChange={({ target }) => set({ opens: target.value })}
            />
            <TextField
              type="time"
              label={t.closes}
              value={closes}
              onChange={({ target }) => set({ closes: target.value })}
            />
            {rows.length > 1 && (
              <RemoveRow what={t.hours} row={row} onRemove={() => put(without(rows, row))} />
            )}
          </fieldset>
        );
      })}
      {rows.length < mostRows.openingHours && (
        <div>
          <Button
            look="secondary"
            size="small"
            onClick={() => put([...rows, { days: 'Sunday', hours: '9:00 to 16:00' }])}
          >
            {t.addHours}
          </Button>
        </div>
      )}
    </section>
  );
}
