import { useFormik } from 'formik';
import { leaveLimits, leaveSchema } from 'shared-api/contract/schedule/workingHours';
import { FormDialog } from 'shared-ui/FormDialog';
import { TextField } from 'shared-ui/TextField';
import { useAnswer } from '../../../../frame/useAnswer.ts';
import { useAddLeaveMutation } from '../weekApi.ts';
import { texts } from './texts.ts';

interface LeaveDialogProps {
  id: number;
  today: string;
  onClose: () => void;
}

/** From when until when an employee is away, and why. */
export function LeaveDialog({ id, today, onClose }: LeaveDialogProps) {
  const [add, { isLoading }] = useAddLeaveMutation();
  const formik = useFormik({
    initialValues: { from: today, until: today, word: '' },
    onSubmit: async (values) => {
      const body = leaveSchema.cast(values, { assert: false });
      await answer.take(await add({ id, ...body }));
    },
  });
  const { errors, getFieldProps, setFieldValue, values } = formik;
  const answer = useAnswer(onClose, formik.setErrors);
  return (
    <FormDialog
      title={texts.addTitle}
      failure={answer.failure}
      isUnknown={answer.isUnknown}
      submit={{ label: texts.save, isBusy: isLoading }}
      cancelLabel={texts.cancel}
      onSubmit={formik.handleSubmit}
      onClose={onClose}
    >
      <TextField
        type="date"
        label={texts.from}
        {...getFieldProps('from')}
        error={errors.from}
        onChange={({ target: { value } }) => {
          void setFieldValue('from', value);
          // Leave ends no sooner than it begins.
          if (value > values.until) void setFieldValue('until', value);
        }}
      />
      <TextField
        type="date"
        label={texts.last}
        {...getFieldProps('until')}
        error={errors.until}
        min={values.from}
      />
      <TextField
        label={texts.word}
        hint={texts.wordHint}
        {...getFieldProps('word')}
        error={errors.word}
        maxLength={leaveLimits.word}
        autoComplete="off"
      />
    </FormDialog>
  );
}
