import { useFormik } from 'formik';
import type { BankRate } from 'shared-api/contract/billing/bankAccounts';
import { FormDialog } from 'shared-ui/FormDialog';
import { TextField } from 'shared-ui/TextField';
import { useAnswer } from '../../../frame/useAnswer.ts';
import { useGiveBankRateMutation } from '../bankDeskApi.ts';
import { texts } from '../texts.ts';

const t = texts.accounts;

interface RateDialogProps {
  /** What the rate is for, in words. */
  title: string;
  /** The lines that it is for: those of a month, or those of an import. */
  lines: Pick<BankRate, 'accountId' | 'currency' | 'month' | 'fileId'>;
  /** The rate that they have, and where that is from. */
  rate: number | null;
  source: string | null;
  onClose: () => void;
}

/** The rate of a currency for some lines of an account. */
export function RateDialog({ title, lines, rate, source, onClose }: RateDialogProps) {
  const { currency } = lines;
  const [give, { isLoading }] = useGiveBankRateMutation();
  const formik = useFormik({
    initialValues: { rate: rate === null ? '' : String(rate), source: source ?? '' },
    onSubmit: async (values) => {
      const typed = values.rate.trim();
      if (!/^\d{1,6}(\.\d{1,6})?$/.test(typed)) {
        formik.setErrors({ rate: t.rateWrong });
        return;
      }
      await answer.take(await give({ ...lines, rate: Number(typed), source: values.source }));
    },
  });
  const { errors, getFieldProps } = formik;
  const answer = useAnswer(onClose, formik.setErrors);
  return (
    <FormDialog
      title={title}
      failure={answer.failure}
      isUnknown={answer.isUnknown}
      submit={{ label: t.giveIt, isBusy: isLoading }}
      cancelLabel={texts.cancel}
      onSubmit={formik.handleSubmit}
      onClose={onClose}
    >
      <TextField
        label={t.rateLabel(currency)}
        {...getFieldProps('rate')}
        error={errors.rate}
        inputMode="decimal"
        isNumber
        autoComplete="off"
      />
      <TextField
        label={t.source}
        hint={t.sourceHint}
        {...getFieldProps('source')}
        error={errors.source}
        maxLength={100}
        autoComplete="off"
      />
    </FormDialog>
  );
}
