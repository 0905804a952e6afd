import type { Ref, TextareaHTMLAttributes } from 'react';
import { Field, type FieldProps } from './Field.tsx';

interface TextAreaProps
  extends
    FieldProps,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'style' | 'id'> {
  ref?: Ref<HTMLTextAreaElement>;
}

/** Text of many lines; the field grows with what is written. */
export function TextArea({ label, hint, error, ...rest }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} value={rest.value}>
      {(control) => <textarea {...rest} {...control} />}
    </Field>
  );
}
