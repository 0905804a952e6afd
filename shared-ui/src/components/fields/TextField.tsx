import type { InputHTMLAttributes, Ref } from 'react';
import { classNames } from '../../classNames.ts';
import { applyMask, type Mask } from '../../mask.ts';
import { Field, type FieldProps } from './Field.tsx';
import styles from './Field.module.css';

interface TextFieldProps
  extends
    FieldProps,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style' | 'id' | 'type'> {
  type?:
    'text' | 'email' | 'tel' | 'url' | 'password' | 'search' | 'date' | 'datetime-local' | 'time';
  /** Figures stand right-aligned and equally wide, to be compared. */
  isNumber?: boolean;
  /** Shapes what is typed before `onChange` hears of it; the caret stays at its character. */
  mask?: Mask;
  ref?: Ref<HTMLInputElement>;
}

/** One line of text: also e-mail, phone, password, search, a day of the calendar, and a time of day. */
export function TextField({
  label,
  hint,
  error,
  type = 'text',
  isNumber = false,
  mask,
  onChange,
  ...rest
}: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} value={rest.value}>
      {({ className, ...control }) => (
        <input
          {...rest}
          {...control}
          // Wrong together with another, whose reason stands elsewhere.
          aria-invalid={control['aria-invalid'] ?? rest['aria-invalid']}
          aria-describedby={control['aria-describedby'] ?? rest['aria-describedby']}
          type={type}
          onChange={(event) => {
            if (mask) {
              const { inputType } = event.nativeEvent as Partial<InputEvent>;
              applyMask(mask, event.target, String(rest.value ?? ''), inputType);
            }
            onChange?.(event);
          }}
          className={classNames(className, isNumber && styles['number'])}
        />
      )}
    </Field>
  );
}
