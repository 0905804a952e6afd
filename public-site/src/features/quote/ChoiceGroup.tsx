import { useId, type ReactNode, type Ref } from 'react';
import styles from './ChoiceGroup.module.css';

interface ChoiceGroupProps {
  legend: string;
  error?: string | undefined;
  /** Labels of all choices that may ever stand here: their room is kept, so that nothing below moves. */
  reserved?: readonly string[];
  children: ReactNode;
}

/** Several boxes to tick under one question. */
export function ChoiceGroup({ legend, error, reserved = [], children }: ChoiceGroupProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={error === undefined ? undefined : id} className={styles['group']}>
      <legend>{legend}</legend>
      <div className={styles['room']}>
        <div className={styles['choices']}>{children}</div>
        {reserved.length > 0 && (
          <div className={styles['reserved']} aria-hidden="true">
            {reserved.map((label) => (
              <ChoiceShape key={label} label={label} />
            ))}
          </div>
        )}
      </div>
      {error !== undefined && (
        <p className={styles['error']} id={id}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface ChoiceProps {
  ref?: Ref<HTMLInputElement>;
  name: string;
  label: string;
  isChosen: boolean;
  isDisabled: boolean;
  onChange: (isChosen: boolean) => void;
}

/** What takes the room of a choice, and is neither seen nor used. */
const ChoiceShape = ({ label }: { label: string }) => (
  <span className={styles['choice']}>
    <span className={styles['box']} />
    <span>{label}</span>
  </span>
);

/** One box of a group: the whole of it is the target. */
export function Choice({ ref, name, label, isChosen, isDisabled, onChange }: ChoiceProps) {
  return (
    <label className={styles['choice']}>
      <input
        ref={ref}
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
