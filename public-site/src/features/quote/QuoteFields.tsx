import { fieldsOf, type Field } from 'shared-api/contract/fields';
import type { FormText } from 'shared-api/contract/quotes/formText';
import { Checkbox } from 'shared-ui/Checkbox';
import { Counter } from 'shared-ui/Counter';
import { TextField } from 'shared-ui/TextField';
import type { AnyObject, ObjectSchema } from 'yup';
import styles from './QuoteForm.module.css';

interface QuoteFieldsProps {
  schema: ObjectSchema<AnyObject>;
  values: FormText;
  errors: Record<string, string | undefined>;
  isDisabled: boolean;
  /** The earliest day to choose; unknown while the page is the server's. */
  firstDay: string | undefined;
  onChange: (name: string, text: string) => void;
}

/** A form's fields as the kind's schema declares them, in its order. */
export function QuoteFields({ schema, ...rest }: QuoteFieldsProps) {
  const fields = fieldsOf(schema);
  const counters = fields.filter(({ kind }) => kind === 'counter');
  const others = fields.filter(({ kind }) => kind !== 'counter');
  return (
    <>
      {others
        .filter(({ kind }) => kind === 'date')
        .map((field) => (
          <QuoteField key={field.name} field={field} {...rest} />
        ))}
      <div className={styles['pair']}>
        {counters.map((field) => (
          <QuoteField key={field.name} field={field} {...rest} />
        ))}
      </div>
      {others
        .filter(({ kind }) => kind !== 'date')
        .map((field) => (
          <QuoteField key={field.name} field={field} {...rest} />
        ))}
    </>
  );
}

type QuoteFieldProps = Omit<QuoteFieldsProps, 'schema'> & { field: Field };

function QuoteField({ field, values, errors, isDisabled, firstDay, onChange }: QuoteFieldProps) {
  const { name, label, kind, min = 0, max = 100, step = 1 } = field;
  const value = values[name] ?? '';
  const error = errors[name];
  switch (kind) {
    case 'counter':
      return (
        <Counter
          name={name}
          label={label}
          error={error}
          value={value === '' ? min : Number(value)}
          min={min}
          max={max}
          step={step}
          disabled={isDisabled}
          onChange={(next) => onChange(name, String(next))}
        />
      );
    case 'checkbox':
      return (
        <Checkbox
          name={name}
          label={label}
          checked={value !== ''}
          disabled={isDisabled}
          onChange={({ target }) => onChange(name, target.checked ? 'on' : '')}
        />
      );
    case 'date':
      return (
        <TextField
          type="date"
          name={name}
          label={label}
          error={error}
          value={value}
          min={firstDay}
          required
          disabled={isDisabled}
          onChange={({ target }) => onChange(name, target.value)}
        />
      );
    case 'email':
      return (
        <TextField
          type="email"
          name={name}
          label={label}
          error={error}
          value={value}
          autoComplete="email"
          required
          disabled={isDisabled}
          hint="We send the quote there, and nothing else."
          onChange={({ target }) => onChange(name, target.value.toLowerCase())}
        />
      );
    default:
      throw new Error(`${kind} needs a new component`);
  }
}
