import type { Ref, SelectHTMLAttributes } from 'react';
import { Field, type FieldProps } from './Field.tsx';

interface SelectProps
  extends
    FieldProps,
    Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'style' | 'id' | 'children'> {
  options: readonly { value: string; label: string }[];
  /** The choice of nothing; left out where something has to be chosen. */
  empty?: string;
  ref?: Ref<HTMLSelectElement>;
}

/** One of a short list of texts; the browser's own control, which every phone knows how to show. */
export function Select({ label, hint, error, options, empty, ...rest }: SelectProps) {
  return (
    <Field label={label} hint={hint} error={error} value={rest.value}>
      {(control) => (
        <select {...rest} {...control}>
          {empty !== undefined && <option value="">{empty}</option>}
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
