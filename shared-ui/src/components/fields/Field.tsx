import { useId, type ReactNode } from 'react';
import styles from './Field.module.css';
import { useStandingError } from './standingError.ts';

/** What every field has, whatever its control. */
export interface FieldProps {
  label: string;
  /** Said once under the label, before anything goes wrong. */
  hint?: ReactNode;
  /** What is wrong with the value, in the words of the rule that it breaks. */
  error?: string | undefined;
}

/** What a control needs to belong to its label, hint and error. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  className: string | undefined;
}

interface Props extends FieldProps {
  /** What stands in it. */
  value?: unknown;
  children: (control: ControlProps) => ReactNode;
}

/** A label, its control, and what there is to say about it. */
export function Field({ label, hint, error: said, value, children }: Props) {
  const id = useId();
  const error = useStandingError(said, value);
  const described = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      {hint !== undefined && (
        <p className={styles['hint']} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-describedby': described === '' ? undefined : described,
        'aria-invalid': error === undefined ? undefined : true,
        className: styles['control'],
      })}
      {error !== undefined && (
        <p className={styles['error']} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
