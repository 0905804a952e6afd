import { useFormik } from 'formik';
import { transactionKinds } from 'shared-api/contract/billing/bank';
import { FormDialog } from 'shared-ui/FormDialog';
import { Select } from 'shared-ui/Select';
import { TextField } from 'shared-ui/TextField';
import { useBrandOptions } from '../useBrandOptions.ts';
import { texts } from '../texts.ts';
import { fieldsOf, ruleOf, type Rule } from './ruleText.ts';

const t = texts.rules;

interface RuleDialogProps {
  rule: Rule;
  title: string;
  onTake: (rule: Rule) => void;
  onClose: () => void;
}

/** When a rule fits, and what it gives; nothing is stored yet. */
export function RuleDialog({ rule, title, onTake, onClose }: RuleDialogProps) {
  const brands = useBrandOptions();
  const formik = useFormik({
    initialValues: fieldsOf(rule),
    onSubmit: (values) => {
      const typed = ruleOf(values);
      if (!typed.kind && !typed.category && !typed.brand) {
        formik.setErrors({ kind: t.nothingSet });
        return;
      }
      onTake(typed);
      onClose();
    },
  });
  const { errors, getFieldProps } = formik;
  const line = (name: 'contains' | 'bankKind' | 'account' | 'category') => (
    <TextField
      label={t.fields[name]}
      {...getFieldProps(name)}
      error={errors[name]}
      maxLength={100}
      autoComplete="off"
    />
  );
  return (
    <FormDialog
      title={title}
      submit={{ label: t.take }}
      cancelLabel={texts.cancel}
      onSubmit={formik.handleSubmit}
      onClose={onClose}
    >
      {line('contains')}
      {line('bankKind')}
      {line('account')}
      <Select
        label={t.fields.direction}
        empty={t.any}
        {...getFieldProps('direction')}
        options={[
          { value: 'in', label: t.directions.in },
          { value: 'out', label: t.directions.out },
        ]}
      />
      <Select
        label={t.fields.kind}
        empty={t.unchanged}
        {...getFieldProps('kind')}
        error={errors.kind}
        options={transactionKinds.map((value) => ({ value, label: value }))}
      />
      {line('category')}
      <Select
        label={t.fields.brand}
        empty={t.unchanged}
        {...getFieldProps('brand')}
        options={brands}
      />
    </FormDialog>
  );
}
