import { holidays } from 'shared-api/contract/company/holidays';
import { mostRows, type BookingRules } from 'shared-api/contract/staff/settings/bookingRules';
import { Button } from 'shared-ui/Button';
import { Checkbox } from 'shared-ui/Checkbox';
import { classNames } from 'shared-ui/classNames';
import { DateField } from 'shared-ui/DateField';
import { TextField } from 'shared-ui/TextField';
import { unseen } from 'shared-ui/Unseen';
import kept from '../kept/Kept.module.css';
import type { KeptForm } from '../kept/useKeptForm.ts';
import { texts } from '../texts.ts';
import { RemoveRow, withPart, without } from './RemoveRow.tsx';

const t = texts.booking;

/** Which holidays of the province the company keeps, and its own. */
export function HolidayRows({ form }: { form: KeptForm<BookingRules> }) {
  const rules = form.typed.holidays;
  const put = (part: Partial<BookingRules['holidays']>): void =>
    form.change({ holidays: { ...rules, ...part } });
  const { observed, own, areClosed } = rules;
  return (
    <section className={kept['group']} aria-labelledby="booking-holidays">
      <h3 id="booking-holidays" className={kept['title']}>
        {t.holidays}
      </h3>
      <p className={kept['hint']}>{t.holidaysHint}</p>
      <fieldset className={kept['choices']}>
        <legend>{t.observed}</legend>
        {holidays.map((holiday) => (
          <Checkbox
            key={holiday}
            label={t.holidayNames[holiday]}
            checked={observed.includes(holiday)}
            onChange={({ target }) =>
              put({
                observed: holidays.filter((one) =>
                  one === holiday ? target.checked : observed.includes(one),
                ),
              })
            }
          />
        ))}
      </fieldset>
      {own.map(({ day, name }, row) => (
        <fieldset key={row} className={classNames(kept['row'], kept['two'])}>
          <legend className={unseen}>{t.rowOf(t.holidays, row + 1)}</legend>
          <DateField
            label={t.day}
            name={`holidays.own[${row}].day`}
            value={day}
            error={form.errors[`holidays.own[${row}].day`]}
            onChange={(next) => put({ own: withPart(own, row, { day: next }) })}
          />
          <TextField
            label={t.name}
            name={`holidays.own[${row}].name`}
            value={name}
            maxLength={60}
            autoComplete="off"
            error={form.errors[`holidays.own[${row}].name`]}
            onChange={({ target }) => put({ own: withPart(own, row, { name: target.value }) })}
          />
          <RemoveRow what={t.holidays} row={row} onRemove={() => put({ own: without(own, row) })} />
        </fieldset>
      ))}
      {own.length < mostRows.holidays && (
        <div>
          <Button
            look="secondary"
            size="small"
            onClick={() => put({ own: [...own, { day: '', name: '' }] })}
          >
            {t.addHoliday}
          </Button>
        </div>
      )}
      <Checkbox
        label={t.areClosed}
        checked={areClosed}
        onChange={({ target }) => put({ areClosed: target.checked })}
      />
    </section>
  );
}
