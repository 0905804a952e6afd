import type { Field } from 'shared-api/contract/fields/FieldMeta';
import type { FormValues } from './fieldText.ts';
import styles from './CheckRow.module.css';

interface CheckRowProps {
  legend: string;
  /** What is shown of each; its label is read out. */
  words: Readonly<Record<string, string>>;
  fields: readonly Field[];
  values: FormValues;
  isDisabled: (field: Field) => boolean;
  onChange: (name: string, value: unknown) => void;
}

/** Boxes of one kind in one row: the days of a week. */
export function CheckRow({ legend, words, fields, values, isDisabled, onChange }: CheckRowProps) {
  return (
    <div role="group" aria-label={legend} className={styles['row']}>
      {fields.map((field) => (
        <label key={field.name} className={styles['box']}>
          <input
            type="checkbox"
            name={field.name}
            aria-label={field.label}
            disabled={isDisabled(field)}
            checked={values[field.name] === true}
            onChange={({ target }) => onChange(field.name, target.checked)}
          />
          <span aria-hidden="true">{words[field.name]}</span>
        </label>
      ))}
    </div>
  );
}
