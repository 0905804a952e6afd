import { Minus, Plus } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import styles from './Field.module.css';
import { texts } from './texts.ts';

export interface CounterProps extends FieldProps {
  name: string;
  value: number;
  min: number;
  max: number;
  step: number;
  disabled?: boolean;
  onChange: (value: number) => void;
  onBlur?: () => void;
}

/**
 * Takes a comma as the decimal point. A browser whose own language writes a point drops the comma
 * without a word, so that 0,5 would become 05. A number field cannot hold "0.", so the comma waits for
 * the digit after it.
 */
function useDecimalComma(
  counter: RefObject<HTMLDivElement | null>,
  onChange: (value: number) => void,
): void {
  const change = useRef(onChange);
  useEffect(() => {
    change.current = onChange;
  });
  useEffect(() => {
    const input = counter.current?.querySelector('input');
    if (!input) return undefined;
    let hasComma = false;
    const typed = (event: InputEvent): void => {
      const digit = hasComma && event.data !== null && /^\d$/.test(event.data);
      hasComma = event.data === ',' && Number.isInteger(input.valueAsNumber);
      if (event.data === ',' || digit) event.preventDefault();
      if (digit) change.current(Number(`${input.value}.${event.data}`));
    };
    input.addEventListener('beforeinput', typed);
    return () => input.removeEventListener('beforeinput', typed);
  }, [counter]);
}

/**
 * A number that is counted up and down, within limits. It is a number field with two buttons, so
 * that it can be typed into, and works without any script.
 */
export function Counter({
  label,
  hint,
  error,
  value,
  min,
  max,
  step,
  disabled = false,
  onChange,
  onBlur,
  name,
}: CounterProps) {
  const counter = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // From now on React answers; until then the shell's early script does. Before the form around it
    // reads what was typed, so that no press between the two is lost.
    if (counter.current) counter.current.dataset['live'] = '';
  }, []);
  useDecimalComma(counter, onChange);
  // A field that was emptied stays so until a number is typed, rather than showing the least at once.
  const [isEmptied, setEmptied] = useState(false);
  const go = (difference: number): void => {
    setEmptied(false);
    onChange(Math.min(max, Math.max(min, value + difference)));
  };
  return (
    <Field label={label} hint={hint} error={error}>
      {({ className: _controlLook, ...control }) => (
        <div ref={counter} className={styles['counter']}>
          <button
            type="button"
            disabled={disabled || value <= min}
            onClick={() => go(-step)}
            data-step="down"
            aria-label={texts.fewer(label)}
          >
            <Minus size={18} aria-hidden="true" />
          </button>
          <input
            {...control}
            name={name}
            type="number"
            inputMode="decimal"
            value={isEmptied ? '' : value}
            min={min}
            max={max}
            step={step}
            disabled={disabled}
            onBlur={() => {
              setEmptied(false);
              onBlur?.();
            }}
            onChange={({ target }) => {
              setEmptied(target.value === '');
              // React leaves a number alone that is written otherwise: 04 for 4.
              if (/^0\d/.test(target.value)) target.value = String(Number(target.value));
              onChange(target.value === '' ? min : Number(target.value));
            }}
          />
          <button
            type="button"
            disabled={disabled || value >= max}
            onClick={() => go(step)}
            data-step="up"
            aria-label={texts.more(label)}
          >
            <Plus size={18} aria-hidden="true" />
          </button>
        </div>
      )}
    </Field>
  );
}
