import { DayPicker } from 'react-day-picker';
import { texts } from '../texts.ts';
import { Button } from '../../buttons/Button.tsx';
import { Dialog, DialogActions } from '../../dialogs/Dialog.tsx';
import styles from './CalendarDialog.module.css';

/** Which days can be chosen, as `YYYY-MM-DD`. */
export interface CalendarRules {
  first: string;
  last: string;
  /** Whether a day between them cannot be chosen. */
  isClosed: (day: string) => boolean;
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
  formatCaption: month,
  formatWeekdayName: (date: Date) => written(date, { weekday: 'narrow' }),
};

/** A month of days, moved through with the arrow keys; what cannot be chosen is greyed out. */
export function CalendarDialog({ title, value, rules, onChoose, onClose }: CalendarDialogProps) {
  const { first, last, isClosed } = rules;
  const isOutside = (day: string): boolean => day < first || day > last;
  const chosen = value === '' || isOutside(value) ? undefined : value;
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
        defaultMonth={dateOf(chosen ?? first)}
        today={dateOf(first)}
        startMonth={dateOf(first)}
        endMonth={dateOf(last)}
        disabled={(date) => isOutside(dayOf(date)) || isClosed(dayOf(date))}
        labels={labels}
        formatters={formatters}
        onSelect={(date) => onChoose(dayOf(date))}
      />
      <DialogActions>
        <Button look="secondary" onClick={onClose}>
          {texts.closeCalendar}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
