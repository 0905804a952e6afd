import type { InputHTMLAttributes, Ref } from 'react';
import styles from '../Field.module.css';

interface CheckboxProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'className' | 'style' | 'type'
> {
  label: string;
  ref?: Ref<HTMLInputElement>;
}

/** Yes or no. The words are part of the target. */
export function Checkbox({ label, ...rest }: CheckboxProps) {
  return (
    <label className={styles['check']}>
      <input {...rest} type="checkbox" />
      <span>{label}</span>
    </label>
  );
}
