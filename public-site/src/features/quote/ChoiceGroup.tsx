import { useId, type ReactNode } from 'react';
import styles from './ChoiceGroup.module.css';

interface ChoiceGroupProps {
  legend: string;
  error?: string | undefined;
  children: ReactNode;
}

/** Several boxes to tick under one question. */
export function ChoiceGroup({ legend, error, children }: ChoiceGroupProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={error === undefined ? undefined : id} className={styles['group']}>
      <legend>{legend}</legend>
      <div className={styles['choices']}>{children}</div>
      {error !== undefined && (
        <p className={styles['error']} id={id}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  isChosen: boolean;
  isDisabled: boolean;
  onChange: (isChosen: boolean) => void;
}

/** One box of a group: the whole of it is the target. */
export function Choice({ name, label, isChosen, isDisabled, onChange }: ChoiceProps) {
  return (
    <label className={styles['choice']}>
      <input
        type="checkbox"
        name={name}
        checked={isChosen}
        disabled={isDisabled}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>{label}</span>
    </label>
  );
}
