import { useFormik } from 'formik';
import { currentPasswordSchema } from 'shared-api/contract/staff/account';
import { DialogForm } from 'shared-ui/FormDialog';
import { CurrentPasswordField } from '../../frame/PasswordFields.tsx';
import { texts } from './texts.ts';
import { checkWith } from '../../frame/checkWith.ts';

interface CurrentPasswordFormProps {
  /** What the button does. */
  label: string;
  look?: 'primary' | 'danger';
  isBusy: boolean;
  /** What no field is to blame for. */
  failure: string | undefined;
  onSubmit: (currentPassword: string, setErrors: (errors: object) => void) => Promise<void>;
  onCancel: () => void;
}

/** Asks for the current password before something that whoever finds an open screen should not do. */
export function CurrentPasswordForm(props: CurrentPasswordFormProps) {
  const { label, look = 'primary', isBusy, failure, onSubmit, onCancel } = props;
  const formik = useFormik({
    initialValues: { currentPassword: '' },
    validate: checkWith(currentPasswordSchema),
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: async ({ currentPassword }): Promise<void> => {
      await onSubmit(currentPassword, formik.setErrors);
    },
  });
  return (
    <DialogForm
      failure={failure}
      submit={{ label, look, isBusy }}
      cancelLabel={texts.cancel}
      onSubmit={formik.handleSubmit}
      onClose={onCancel}
    >
      <CurrentPasswordField
        {...formik.getFieldProps('currentPassword')}
        error={formik.errors.currentPassword}
      />
    </DialogForm>
  );
}
