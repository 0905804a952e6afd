import { useFormik } from 'formik';
import { transactionKinds, type TransactionRow } from 'shared-api/contract/billing/bank';
import type { LineChoice } from 'shared-api/contract/billing/bankLines';
import { FormDialog } from 'shared-ui/FormDialog';
import { Select } from 'shared-ui/Select';
import { TextField } from 'shared-ui/TextField';
import { showDay } from '../../../dates.ts';
import { useAnswer } from '../../../frame/useAnswer.ts';
import { useChooseByHandMutation } from '../bankDeskApi.ts';
import { useBrandOptions } from '../useBrandOptions.ts';
import { showMoney } from '../showMoney.ts';
import { texts } from '../texts.ts';

const t = texts.list;

/** Says what a transaction is, whatever the rules say. */
export function LineDialog({ line, onClose }: { line: TransactionRow; onClose: () => void }) {
  const { id, day, description, amount, currency, hand } = line;
  const [choose, { isLoading }] = useChooseByHandMutation();
  const brands = useBrandOptions();
  const formik = useFormik({
    initialValues: {
      kind: hand.kind ?? '',
      category: hand.category ?? '',
      brand: hand.brand ?? '',
    },
    onSubmit: async ({ kind, category, brand }) => {
      const choice = {
        kind: kind || null,
        category: category.trim() || null,
        brand: brand || null,
      };
      await answer.take(await choose({ id, ...(choice as LineChoice) }));
    },
  });
  const { errors, getFieldProps } = formik;
  const answer = useAnswer(onClose, formik.setErrors);
  return (
    <FormDialog
      title={t.dialog}
      failure={answer.failure}
      isUnknown={answer.isUnknown}
      submit={{ label: texts.save, isBusy: isLoading }}
      cancelLabel={texts.cancel}
      onSubmit={formik.handleSubmit}
      onClose={onClose}
    >
      <p>
        {showDay(day)}, {showMoney(amount, currency)}, {description}
      </p>
      <Select
        label={t.kind}
        empty={t.asRules}
        {...getFieldProps('kind')}
        error={errors.kind}
        options={transactionKinds.map((value) => ({ value, label: value }))}
      />
      <TextField
        label={t.category}
        hint={t.categoryHint}
        {...getFieldProps('category')}
        error={errors.category}
        maxLength={100}
        autoComplete="off"
      />
      <Select
        label={t.brand}
        empty={t.asRules}
        {...getFieldProps('brand')}
        error={errors.brand}
        options={brands}
      />
    </FormDialog>
  );
}
