import { CalendarDays } from 'lucide-react';
import { useRef, useState, type ComponentType } from 'react';
import { texts } from '../texts.ts';
import { classNames } from '../../../classNames.ts';
import type { CalendarDialogProps, CalendarRules } from './CalendarDialog.tsx';
import styles from './DateField.module.css';
import { Field, type FieldProps } from '../Field.tsx';
import { tellTyped } from '../tellTyped.ts';

export type { CalendarRules };

export interface DateFieldProps extends FieldProps {
  name: string;
  /** `YYYY-MM-DD`, empty while there is none. */
  value: string;
  /** The days that can be chosen; while they are unknown there is the browser's own field alone. */
  rules?: CalendarRules | undefined;
  required?: boolean;
  disabled?: boolean;
  onChange: (day: string) => void;
  /** The field was left, or a day was chosen in the calendar. */
  onLeave?: () => void;
}

/** The calendar is only needed by those who open it. */
const loadCalendar = () => import(/* webpackChunkName: "calendar" */ './CalendarDialog.tsx');

/**
 * A day, typed into the browser's own field or chosen in a calendar that greys out the days that
 * cannot be. Where the calendar does not load, the browser's own stays.
 */
export function DateField(props: DateFieldProps) {
  const { label, hint, error, rules, value, disabled, onChange, onLeave, ...rest } = props;
  const input = useRef<HTMLInputElement>(null);
  const [Calendar, setCalendar] = useState<ComponentType<CalendarDialogProps>>();
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [isAwaited, setAwaited] = useState(false);
  const hasCalendar = rules !== undefined && !hasFailed;

  const begin = (): void => void loadCalendar().catch(() => setFailed(true));

  async function open(): Promise<void> {
    if (isAwaited) return;
    setAwaited(true);
    try {
      const { CalendarDialog } = await loadCalendar();
      setCalendar(() => CalendarDialog);
      setOpen(true);
    } catch {
      setFailed(true);
    }
    setAwaited(false);
  }

  return (
    <>
      <Field label={label} hint={hint} error={error} value={value}>
        {({ className, ...control }) => (
          <div className={styles['box']}>
            <input
              {...rest}
              {...control}
              ref={input}
              type="date"
              value={value}
              min={rules?.first}
              max={rules?.last}
              disabled={disabled}
              className={classNames(className, hasCalendar && styles['hasCalendar'])}
              onChange={({ target }) => onChange(target.value)}
              onBlur={onLeave}
              onFocus={() => {
                if (hasCalendar) begin();
              }}
            />
            {hasCalendar && (
              <button
                type="button"
                className={styles['open']}
                aria-label={texts.openCalendar}
                aria-haspopup="dialog"
                // On a slow line the calendar is a while away: the press is answered at once.
                aria-busy={isAwaited}
                disabled={disabled}
                onPointerEnter={begin}
                onFocus={begin}
                onClick={() => void open()}
              >
                <CalendarDays size={20} aria-hidden="true" />
              </button>
            )}
          </div>
        )}
      </Field>
      {isOpen && Calendar && rules && (
        <Calendar
          title={label}
          value={value}
          rules={rules}
          onChoose={(day) => {
            setOpen(false);
            onChange(day);
            tellTyped(input.current);
            onLeave?.();
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
