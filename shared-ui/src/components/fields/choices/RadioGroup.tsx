import { useId } from 'react';
import { Radio } from './Radio.tsx';
import styles from '../Field.module.css';

export interface RadioGroupProps<Value extends string | number> {
  /** What is asked. */
  legend: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChoose: (value: Value) => void;
}

/** One of a few choices, all of which are seen at once. */
export function RadioGroup<Value extends string | number>(props: RadioGroupProps<Value>) {
  const { legend, options, value: chosen, onChoose } = props;
  const name = useId();
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['groupLegend']}>{legend}</legend>
      {options.map(({ value, label }) => (
        <Radio
          key={value}
          name={name}
          label={label}
          checked={value === chosen}
          onChoose={() => onChoose(value)}
        />
      ))}
    </fieldset>
  );
}
