import { memo, type ReactNode } from 'react';
import type { Field } from 'shared-api/contract/fields/FieldMeta';
import { wordOf } from 'shared-api/contract/messages/wordOf';
import { Checkbox } from 'shared-ui/Checkbox';
import { Select } from 'shared-ui/Select';
import { TextArea } from 'shared-ui/TextArea';
import { TextField } from 'shared-ui/TextField';
import { useStaffCompanyQuery } from '../../../api/companyApi.ts';
import type { Grid } from '../table/grid.ts';
import { RecordPicker } from './RecordPicker.tsx';
import { TableField } from '../table/TableField.tsx';

interface EditorFieldProps {
  field: Field;
  value: unknown;
  error?: string | undefined;
  disabled: boolean;
  onChange: (name: string, value: unknown) => void;
  /** Headings of a new table whose first row holds its headings. */
  headings?: readonly string[] | undefined;
  /** Rows of sums below a table. @param columns how many it has */
  foot?: ((columns: number) => ReactNode) | undefined;
}

/** How what is typed in one line is taken. */
const inputs = {
  text: { type: 'text' },
  email: { type: 'email' },
  phone: { type: 'tel' },
  url: { type: 'url' },
  date: { type: 'date' },
  dateTime: { type: 'datetime-local' },
  time: { type: 'time' },
  money: { isNumber: true, inputMode: 'decimal' },
  number: { isNumber: true, inputMode: 'decimal' },
} as const;

/** The control of a field, by its kind (docs/product/records.md, docs/product/roles.md). */
export const EditorField = memo(function EditorField({
  field,
  value,
  error,
  disabled,
  onChange: onFieldChange,
  headings,
  foot,
}: EditorFieldProps) {
  const { name, label, kind } = field;
  const onChange = (next: unknown): void => onFieldChange(name, next);
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const shared = { name, label, error, disabled };
  switch (kind) {
    case 'text':
    case 'email':
    case 'phone':
    case 'url':
    case 'date':
    case 'dateTime':
    case 'time':
    case 'money':
    case 'number':
      return (
        <TextField
          {...shared}
          {...inputs[kind]}
          value={text}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    case 'longText':
      return (
        <TextArea {...shared} value={text} onChange={({ target }) => onChange(target.value)} />
      );
    case 'checkbox':
      return (
        <Checkbox
          name={name}
          label={label}
          disabled={disabled}
          checked={value === true}
          onChange={({ target }) => onChange(target.checked)}
        />
      );
    case 'select':
      return <OptionField {...shared} field={field} value={text} onChange={onChange} />;
    case 'record':
      return (
        <RecordPicker
          field={field}
          error={error}
          disabled={disabled}
          value={typeof value === 'number' ? value : null}
          onChange={onChange}
        />
      );
    case 'table':
      return (
        <TableField
          label={label}
          columns={field.headings}
          headings={headings}
          foot={foot}
          error={error}
          disabled={disabled}
          value={Array.isArray(value) ? (value as Grid) : []}
          onChange={onChange}
        />
      );
    default:
      throw new Error(`${kind} needs a new component`);
  }
});

interface OptionFieldProps extends Omit<
  EditorFieldProps,
  'value' | 'onChange' | 'headings' | 'foot'
> {
  name: string;
  label: string;
  value: string;
  onChange: (value: unknown) => void;
}

/** A fixed list, or the company's own; a value that is not in it stays choosable. */
function OptionField({ field, value, onChange, ...rest }: OptionFieldProps) {
  const { options = [], words = {}, isNeverEmpty = false } = field;
  const isOfCompany = 'from' in options;
  const { data } = useStaffCompanyQuery(undefined, { skip: !isOfCompany });
  const texts = isOfCompany ? (data?.quoteEmails ?? []) : options;
  const all = value === '' || texts.includes(value) ? texts : [value, ...texts];
  return (
    <Select
      {...rest}
      value={value}
      {...(!isNeverEmpty && { empty: '–' })}
      options={all.map((option) => ({ value: option, label: wordOf(words, option) }))}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
