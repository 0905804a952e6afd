import { useFormik } from 'formik';
import {
  bankAccountSchema,
  type BankAccount,
  type BankAccountChange,
} from 'shared-api/contract/billing/bankAccounts';
import { FormDialog } from 'shared-ui/FormDialog';
import { Select } from 'shared-ui/Select';
import { TextField } from 'shared-ui/TextField';
import { useAnswer } from '../../../frame/useAnswer.ts';
import { useUpdateBankAccountMutation } from '../bankDeskApi.ts';
import { useBrandOptions } from '../useBrandOptions.ts';
import { texts } from '../texts.ts';
import { nameOf } from './nameOf.ts';

const t = texts.accounts;

/** What an account is called, its currency, and whose money it is. */
export function AccountDialog({ account, onClose }: { account: BankAccount; onClose: () => void }) {
  const { id, version, name, currency, brand, saysCurrency } = account;
  const [update] = useUpdateBankAccountMutation();
  const brands = useBrandOptions();
  const formik = useFormik<Omit<BankAccountChange, 'brand'> & { brand: string }>({
    initialValues: { version, name, currency: currency ?? '', brand: brand ?? '' },
    onSubmit: async (values) => {
      const body = bankAccountSchema.cast(
        { ...values, currency: values.currency.trim().toUpperCase() },
        { assert: false },
      );
      await answer.take(await update({ id, ...body, version }));
    },
  });
  const { errors, getFieldProps } = formik;
  const answer = useAnswer(onClose, formik.setErrors);
  const isFixed = saysCurrency && currency !== null;
  return (
    <FormDialog
      title={nameOf(account)}
      failure={answer.failure}
      isUnknown={answer.isUnknown}
      submit={{ label: texts.save, isBusy: formik.isSubmitting }}
      cancelLabel={texts.cancel}
      onSubmit={formik.handleSubmit}
      onClose={onClose}
    >
      <TextField
        label={t.name}
        hint={t.nameHint}
        {...getFieldProps('name')}
        error={errors.name}
        maxLength={60}
        autoComplete="off"
      />
      <TextField
        label={t.currency}
        hint={isFixed ? t.saysCurrency : t.currencyHint}
        {...getFieldProps('currency')}
        error={errors.currency}
        readOnly={isFixed}
        maxLength={3}
        autoComplete="off"
        autoCapitalize="characters"
      />
      <Select
        label={t.brand}
        hint={t.brandHint}
        {...getFieldProps('brand')}
        error={errors.brand}
        {...(brand === null && { empty: t.chooseBrand })}
        options={brands}
      />
    </FormDialog>
  );
}
