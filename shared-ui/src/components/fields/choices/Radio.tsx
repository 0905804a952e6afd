import type { InputHTMLAttributes } from 'react';
import styles from '../Field.module.css';

interface RadioProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'className' | 'style' | 'type' | 'onChange'
> {
  label: string;
  /** It is the one that is chosen now. */
  onChoose: () => void;
}

/** One of the choices under a legend; those of one `name` belong together. The words are part of the target. */
export function Radio({ label, onChoose, ...rest }: RadioProps) {
  return (
    <label className={styles['check']}>
      <input {...rest} type="radio" onChange={onChoose} />
      <span>{label}</span>
    </label>
  );
}
