import type { Field } from 'shared-api/contract/fields/FieldMeta';
import { Checkbox } from 'shared-ui/Checkbox';
import { Counter } from 'shared-ui/Counter';
import { Select } from 'shared-ui/Select';
import { TextField } from 'shared-ui/TextField';
import { texts } from '../texts.ts';

interface TrialFieldProps {
  field: Field;
  value: unknown;
  onChange: (value: unknown) => void;
}

/** One input of a trial, by the kind of its field. */
export function TrialField({ field, value, onChange }: TrialFieldProps) {
  const { name, label, kind, choices, none, options, min = 0, max = 100, step = 1 } = field;
  switch (kind) {
    case 'counter':
      return (
        <Counter {...{ name, label, min, max, step }} value={Number(value)} onChange={onChange} />
      );
    case 'checkbox':
      return (
        <Checkbox
          label={label}
          checked={value === true}
          onChange={({ target }) => onChange(target.checked)}
        />
      );
    case 'choice':
      return (
        <Select
          label={label}
          value={String((value as number | undefined) ?? none)}
          options={(choices ?? []).map((one) => ({ value: String(one.value), label: one.label }))}
          onChange={({ target }) => onChange(Number(target.value))}
        />
      );
    case 'select':
      return (
        <Select
          label={label}
          value={String(value)}
          options={optionsOf(name, options)}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    default:
      return (
        <TextField
          label={label}
          isNumber
          inputMode="decimal"
          value={String(value)}
          onChange={({ target }) => onChange(target.value)}
        />
      );
  }
}

function optionsOf(name: string, options: Field['options']): { value: string; label: string }[] {
  if (name === 'frequency') {
    return Object.entries(texts.trial.frequencies).map(([value, label]) => ({ value, label }));
  }
  const all = Array.isArray(options) ? (options as readonly string[]) : [];
  return all.map((value) => ({ value, label: value }));
}
