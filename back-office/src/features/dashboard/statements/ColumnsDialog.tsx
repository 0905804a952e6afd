import { useFormik } from 'formik';
import type { ColumnPreview } from 'shared-api/contract/billing/bankImports';
import { FormDialog } from 'shared-ui/FormDialog';
import { Select } from 'shared-ui/Select';
import { Table } from 'shared-ui/Table';
import { texts } from '../texts.ts';
import { chosenMapping, noColumns, type ColumnChoice } from './columnChoice.ts';
import styles from './Statements.module.css';

const t = texts.mapping;

interface ColumnsDialogProps {
  name: string;
  preview: ColumnPreview;
  onChoose: (mapping: object) => void;
  onClose: () => void;
}

/** Says what the columns of a CSV file hold, beside its first rows. */
export function ColumnsDialog({ name, preview, onChoose, onClose }: ColumnsDialogProps) {
  const formik = useFormik<ColumnChoice>({
    initialValues: noColumns,
    onSubmit: (values) => {
      const { mapping, errors } = chosenMapping(values);
      if (mapping) onChoose(mapping);
      else formik.setErrors(errors);
    },
  });
  const { errors, getFieldProps } = formik;
  const options = preview.headers
    .filter((header) => header !== '')
    .map((header) => ({ value: header, label: header }));
  const column = (field: keyof typeof t.fields) => (
    <Select
      label={t.fields[field]}
      empty={t.none}
      {...getFieldProps(field)}
      error={errors[field]}
      options={options}
    />
  );
  return (
    <FormDialog
      title={t.title(name)}
      submit={{ label: t.take }}
      cancelLabel={t.cancel}
      onSubmit={formik.handleSubmit}
      onClose={onClose}
    >
      <p>{t.intro}</p>
      {/* Focusable, since it scrolls sideways. */}
      <div className={styles['preview']} tabIndex={0} role="group" aria-label={t.preview}>
        <Table
          caption={t.preview}
          columns={preview.headers.map((header, index) => ({
            header: header || String(index + 1),
            cell: (row: string[]) => row[index] ?? '',
          }))}
          rows={preview.rows}
          rowKey={(row) => preview.rows.indexOf(row)}
        />
      </div>
      {column('day')}
      <Select
        label={t.fields.dayFormat}
        {...getFieldProps('dayFormat')}
        options={Object.entries(t.formats).map(([value, label]) => ({ value, label }))}
      />
      {column('description')}
      {column('amount')}
      <Select
        label={t.signs.label}
        {...getFieldProps('sign')}
        options={[
          { value: 'in', label: t.signs.in },
          { value: 'out', label: t.signs.out },
        ]}
      />
      {column('moneyIn')}
      {column('moneyOut')}
      {column('currency')}
      {column('account')}
    </FormDialog>
  );
}
