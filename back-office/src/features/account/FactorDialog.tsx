import { useFormik } from 'formik';
import { useState } from 'react';
import { errorStatus } from 'shared-api/client';
import { factorCodeSchema, type FactorSetUp } from 'shared-api/contract/staff/account';
import { loginFieldLength } from 'shared-api/contract/staff/session';
import { DialogForm, StepsDialog } from 'shared-ui/FormDialog';
import { TextField } from 'shared-ui/TextField';
import { focusOnce } from '../../focusOnce.ts';
import styles from './AccountPage.module.css';
import { useBeginFactorMutation, useConfirmFactorMutation } from './accountApi.ts';
import { CurrentPasswordForm } from './CurrentPasswordForm.tsx';
import { QrCode } from './QrCode.tsx';
import { RecoveryCodeList } from './RecoveryCodeList.tsx';
import { texts } from './texts.ts';
import { useFailure } from '../../frame/failures/useFailure.ts';
import { checkWith } from '../../frame/checkWith.ts';

const t = texts.factor;

interface FactorDialogProps {
  username: string;
  onClose: () => void;
}

/** Sets up a second factor: the password, the app's first code, then the recovery codes. */
export function FactorDialog({ username, onClose }: FactorDialogProps) {
  const [begin, { isLoading }] = useBeginFactorMutation();
  const [setUp, setSetUp] = useState<FactorSetUp>();
  const [codes, setCodes] = useState<string[]>();
  const { failure, take, clear } = useFailure();
  return (
    <StepsDialog
      title={codes ? texts.codes.title : t.setUp}
      isKept={codes !== undefined}
      onClose={onClose}
    >
      {!setUp && (
        <CurrentPasswordForm
          label={t.next}
          isBusy={isLoading}
          failure={failure}
          onCancel={onClose}
          onSubmit={async (currentPassword, setErrors) => {
            clear();
            const { data, error } = await begin({ currentPassword });
            if (data) setSetUp(data);
            else await take(error, setErrors);
          }}
        />
      )}
      {setUp && !codes && (
        <FirstCode
          setUp={setUp}
          onCodes={setCodes}
          onExpired={(error) => {
            setSetUp(undefined);
            void take(error);
          }}
          onCancel={onClose}
        />
      )}
      {codes && <RecoveryCodeList username={username} codes={codes} onDone={onClose} />}
    </StepsDialog>
  );
}

interface FirstCodeProps {
  setUp: FactorSetUp;
  onCodes: (codes: string[]) => void;
  /** It took so long that the server has forgotten the key: another has to be made. */
  onExpired: (error: unknown) => void;
  onCancel: () => void;
}

function FirstCode({ setUp, onCodes, onExpired, onCancel }: FirstCodeProps) {
  const [confirm, { isLoading }] = useConfirmFactorMutation();
  const { failure, take, clear } = useFailure();
  const formik = useFormik({
    initialValues: { code: '' },
    validate: checkWith(factorCodeSchema),
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: async (values) => {
      clear();
      const { data, error } = await confirm(values);
      if (data) onCodes(data.codes);
      else if (errorStatus(error) === 409) onExpired(error);
      else await take(error, formik.setErrors);
    },
  });
  return (
    <DialogForm
      failure={failure}
      submit={{ label: t.confirm, isBusy: isLoading }}
      cancelLabel={texts.cancel}
      onSubmit={formik.handleSubmit}
      onClose={onCancel}
    >
      <p>{t.scan}</p>
      <QrCode text={setUp.uri} label={t.picture} />
      <p>
        {t.key}: <code className={styles['key']}>{setUp.secret}</code>
      </p>
      <TextField
        ref={focusOnce}
        label={t.code}
        hint={t.codeHint}
        {...formik.getFieldProps('code')}
        error={formik.errors.code}
        maxLength={loginFieldLength}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
    </DialogForm>
  );
}
