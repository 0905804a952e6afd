import { useFormik } from 'formik';
import { useState } from 'react';
import { ownPasswordSchema } from 'shared-api/contract/staff/account';
import { Button } from 'shared-ui/Button';
import { Checkbox } from 'shared-ui/Checkbox';
import { FormDialog } from 'shared-ui/FormDialog';
import { CurrentPasswordField, NewPasswordField } from '../../frame/PasswordFields.tsx';
import { useAnswer } from '../../frame/useAnswer.ts';
import styles from './AccountPage.module.css';
import { useChangeOwnPasswordMutation } from './accountApi.ts';
import { texts } from './texts.ts';
import { checkWith } from '../../frame/checkWith.ts';

const t = texts.password;

/** One's own password. */
export function PasswordPart() {
  const [isChanging, setChanging] = useState(false);
  return (
    <section className={styles['panel']} aria-labelledby="account-password">
      <h2 id="account-password" className={styles['heading']}>
        {t.title}
      </h2>
      <p className={styles['soft']}>{t.intro}</p>
      <Button look="secondary" onClick={() => setChanging(true)}>
        {t.change}
      </Button>
      {isChanging && <PasswordDialog onClose={() => setChanging(false)} />}
    </section>
  );
}

function PasswordDialog({ onClose }: { onClose: () => void }) {
  const [change, { isLoading }] = useChangeOwnPasswordMutation();
  const formik = useFormik({
    initialValues: { currentPassword: '', password: '', endOthers: true },
    validate: checkWith(ownPasswordSchema),
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: async (values) => answer.take(await change(values)),
  });
  const { errors, getFieldProps, values } = formik;
  const answer = useAnswer(onClose, formik.setErrors);
  return (
    <FormDialog
      title={t.change}
      failure={answer.failure}
      isUnknown={answer.isUnknown}
      submit={{ label: t.change, isBusy: isLoading }}
      cancelLabel={texts.cancel}
      onSubmit={formik.handleSubmit}
      onClose={onClose}
    >
      <CurrentPasswordField {...getFieldProps('currentPassword')} error={errors.currentPassword} />
      <NewPasswordField label={t.next} {...getFieldProps('password')} error={errors.password} />
      <Checkbox
        label={t.endOthers}
        name="endOthers"
        checked={values.endOthers}
        onChange={formik.handleChange}
      />
    </FormDialog>
  );
}
