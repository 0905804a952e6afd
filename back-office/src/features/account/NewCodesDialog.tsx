import { useState } from 'react';
import { Dialog } from 'shared-ui/Dialog';
import { useMakeRecoveryCodesMutation } from './accountApi.ts';
import { CurrentPasswordForm } from './CurrentPasswordForm.tsx';
import { RecoveryCodeList } from './RecoveryCodeList.tsx';
import { texts } from './texts.ts';
import { useFailure } from '../../frame/failures/useFailure.ts';

const t = texts.factor;

/** Replaces the recovery codes. */
export function NewCodesDialog({ username, onClose }: { username: string; onClose: () => void }) {
  const [make, { isLoading }] = useMakeRecoveryCodesMutation();
  const [codes, setCodes] = useState<string[]>();
  const { failure, take, clear } = useFailure();
  return (
    <Dialog
      title={codes ? texts.codes.title : t.newCodes}
      isKept={codes !== undefined}
      onClose={onClose}
    >
      {codes ? (
        <RecoveryCodeList username={username} codes={codes} onDone={onClose} />
      ) : (
        <>
          <p>{t.newCodesText}</p>
          <CurrentPasswordForm
            label={t.newCodes}
            isBusy={isLoading}
            failure={failure}
            onCancel={onClose}
            onSubmit={async (currentPassword, setErrors) => {
              clear();
              const { data, error } = await make({ currentPassword });
              if (data) setCodes(data.codes);
              else await take(error, setErrors);
            }}
          />
        </>
      )}
    </Dialog>
  );
}
