import { useState } from 'react';
import { DayButton, DayPicker, type DayButtonProps } from 'react-day-picker';
import { texts } from '../texts.ts';
import { Button } from '../../buttons/Button.tsx';
import { Dialog, DialogActions } from '../../dialogs/Dialog.tsx';
import styles from './CalendarDialog.module.css';

/** Which days can be chosen, as `YYYY-MM-DD`. */
export interface CalendarRules {
  first: string;
  last: string;
  /** Why a day between them cannot be chosen; undefined for one that can. */
  whyClosed?: (day: string) => string | undefined;
}

export interface CalendarDialogProps {
  title: string;
  /** The chosen day, `YYYY-MM-DD`; empty while there is none. */
  value: string;
  rules: CalendarRules;
  onChoose: (day: string) => void;
  onClose: () => void;
}

/** A day as the calendar has it: its noon by the browser's clock. */
const dateOf = (day: string): Date => new Date(`${day}T12:00:00`);

const dayOf = (date: Date): string =>
  [
    String(date.getFullYear()).padStart(4, '0'),
    String(date.getMonth() + 1).padStart(2, '0'),
    String(date.getDate()).padStart(2, '0'),
  ].join('-');

const pageLocale = (): string => document.documentElement.lang || 'en';

const written = (date: Date, options: Intl.DateTimeFormatOptions): string =>
  date.toLocaleDateString(pageLocale(), options);

const month = (date: Date): string => written(date, { month: 'long', year: 'numeric' });

/** A day as a sentence has it; `Intl` writes the first of a month like the rest. */
const wholeDay = (date: Date): string =>
  new Intl.DateTimeFormat(pageLocale(), { dateStyle: 'full' })
    .formatToParts(date)
    .map(({ type, value }) => (type === 'day' ? texts.dayOfMonth(Number(value)) : value))
    .join('');

const labels = {
  labelGrid: month,
  labelDayButton: wholeDay,
  labelWeekday: (date: Date) => written(date, { weekday: 'long' }),
  labelPrevious: () => texts.previousMonth,
  labelNext: () => texts.nextMonth,
};

const formatters = {
  // As it is named, so that whoever says what they see is understood.
  formatDay: (date: Date) => texts.dayOfMonth(date.getDate()),
  formatCaption: month,
  formatWeekdayName: (date: Date) => written(date, { weekday: 'narrow' }),
};

/** Of what is said below the month; there is one calendar at a time. */
const wordsId = 'closed-days';

/** A closed day can be reached with the keys like the others, and says why it cannot be chosen. */
const Day = (props: DayButtonProps) => {
  const isClosed = props.modifiers['closed'] === true;
  return isClosed ? (
    <DayButton {...props} aria-disabled aria-describedby={wordsId} />
  ) : (
    <DayButton {...props} />
  );
};

const components = { DayButton: Day };

/** What the first closed day of a month says: it names the days around it. */
function wordsIn(shown: Date, { first, last, whyClosed }: CalendarRules): string | undefined {
  if (!whyClosed) return undefined;
  const [year, ofYear] = [shown.getFullYear(), shown.getMonth()];
  for (let date = 1; date <= new Date(year, ofYear + 1, 0).getDate(); date += 1) {
    const day = dayOf(new Date(year, ofYear, date));
    const words = day < first || day > last ? undefined : whyClosed(day);
    if (words !== undefined) return words;
  }
  return undefined;
}

/**
 * A month of days, moved through with the arrow keys. Days before the first and after the last are greyed out and
 * passed over; closed ones between them are said below the month.
 */
export function CalendarDialog({ title, value, rules, onChoose, onClose }: CalendarDialogProps) {
  const { first, last, whyClosed } = rules;
  const isOutside = (day: string): boolean => day < first || day > last;
  const chosen = value === '' || isOutside(value) ? undefined : value;
  const [shown, setShown] = useState(dateOf(chosen ?? first));
  const words = wordsIn(shown, rules);
  return (
    <Dialog title={title} size="narrow" onClose={onClose}>
      <DayPicker
        mode="single"
        required
        autoFocus
        lang={pageLocale()}
        navLayout="around"
        weekStartsOn={0}
        className={styles['calendar'] ?? ''}
        classNames={{ month: styles['month'] ?? '' }}
        selected={chosen === undefined ? undefined : dateOf(chosen)}
        month={shown}
        onMonthChange={setShown}
        today={dateOf(first)}
        startMonth={dateOf(first)}
        endMonth={dateOf(last)}
        disabled={(date) => isOutside(dayOf(date))}
        modifiers={{ closed: (date) => whyClosed?.(dayOf(date)) !== undefined }}
        components={components}
        labels={labels}
        formatters={formatters}
        onSelect={(date, _day, { closed }) => {
          if (closed !== true) onChoose(dayOf(date));
        }}
      />
      {words && (
        <p id={wordsId} className={styles['words']}>
          {words}
        </p>
      )}
      <DialogActions>
        <Button look="secondary" onClick={onClose}>
          {texts.closeCalendar}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
