import type { Field, FieldKind } from 'shared-api/contract/fields/FieldMeta';
import { nameOf, quoteWords } from 'shared-api/contract/quotes/quoteWords';
import type { FormText } from 'shared-api/contract/quotes/formText';
import { Checkbox } from 'shared-ui/Checkbox';
import { Counter } from 'shared-ui/Counter';
import { Select } from 'shared-ui/Select';
import { lowerCase } from 'shared-ui/mask';
import type { QuoteKindName } from 'shared-api/contract/quotes/QuoteKind';
import type { DrawnForm } from 'shared-api/contract/quotes/forms/quoteForms';
import { TextField } from 'shared-ui/TextField';
import { FieldPair } from '../../forms/PublicForm.tsx';
import { QuoteDay } from './QuoteDay.tsx';
import styles from './QuoteForm.module.css';
import { texts } from './texts.ts';

/** What the fields of every kind of quote are given. */
export interface QuoteFieldsProps {
  kind: QuoteKindName;
  declared: DrawnForm;
  values: FormText;
  errors: Record<string, string | undefined>;
  isDisabled: boolean;
  /** Whether one choice may depend on another; not while the page is the server's. */
  hasScripts: boolean;
  onChange: (name: string, text: string) => void;
  /** Changes several fields at once. */
  onChangeAll: (changes: FormText) => void;
}

/** A form's fields as its kind declares them, in its order. */
export function QuoteFields({ declared, onChangeAll: _all, ...rest }: QuoteFieldsProps) {
  const fields = quoteWords.labelled(declared);
  const ofKind = (...kinds: FieldKind[]) =>
    fields
      .filter(({ kind }) => kinds.includes(kind))
      .map((field) => <QuoteField key={field.name} field={field} {...rest} />);
  // What and when first, then how much, then where the quote goes.
  return (
    <>
      <FieldPair>{ofKind('choice', 'select', 'date')}</FieldPair>
      <div className={styles['counters']}>{ofKind('counter')}</div>
      <div className={styles['boxes']}>{ofKind('checkbox')}</div>
      {ofKind('text', 'email')}
    </>
  );
}

function choicesOf({ choices, options }: Field): { value: string; label: string }[] {
  if (choices)
    return choices.map(({ value, label }) => ({ value: String(value), label: nameOf(label) }));
  const values = Array.isArray(options) ? (options as readonly string[]) : [];
  return values.map((value) => ({ value, label: nameOf(value) }));
}

type QuoteFieldProps = Omit<QuoteFieldsProps, 'declared' | 'onChangeAll'> & { field: Field };

/** What every field has, whatever its kind. */
interface CommonProps {
  name: string;
  label: string;
  error: string | undefined;
  value: string;
  disabled: boolean;
}

/** One field by its kind. */
export function QuoteField({
  field,
  kind: quoteKind,
  values,
  errors,
  isDisabled,
  onChange,
}: QuoteFieldProps) {
  const { name, label, kind } = field;
  const value = values[name] ?? '';
  const common: CommonProps = { name, label, error: errors[name], value, disabled: isDisabled };
  const change = (text: string): void => onChange(name, text);
  switch (kind) {
    case 'counter':
      return <CounterField {...common} field={field} onChange={change} />;
    case 'checkbox':
      return (
        <Checkbox
          name={name}
          label={label}
          checked={value !== ''}
          disabled={isDisabled}
          onChange={({ target }) => change(target.checked ? 'on' : '')}
        />
      );
    case 'date':
      return <QuoteDay {...common} kind={quoteKind} onChange={change} />;
    case 'email':
      return <EmailField {...common} onChange={change} />;
    case 'select':
    case 'choice':
      return (
        <Select
          {...common}
          {...(kind === 'choice' ? { empty: texts.choose } : {})}
          options={choicesOf(field)}
          onChange={({ target }) => change(target.value)}
        />
      );
    case 'text':
      return <TextField {...common} onChange={({ target }) => change(target.value)} />;
    default:
      throw new Error(`${kind} needs a new component`);
  }
}

function CounterField({
  field: { min = 0, max = 100, step = 1 },
  value,
  onChange,
  ...common
}: CommonProps & { field: Field; onChange: (text: string) => void }) {
  return (
    <Counter
      {...common}
      value={value === '' ? min : Number(value)}
      min={min}
      max={max}
      step={step}
      onChange={(next) => onChange(String(next))}
    />
  );
}

const EmailField = ({
  onChange,
  ...common
}: CommonProps & { onChange: (text: string) => void }) => (
  <TextField
    {...common}
    // No field of type "email": such a one lets nobody place the caret.
    inputMode="email"
    autoCapitalize="none"
    spellCheck={false}
    mask={lowerCase}
    autoComplete="email"
    required
    hint={texts.emailHint}
    onChange={({ target }) => onChange(target.value)}
  />
);
