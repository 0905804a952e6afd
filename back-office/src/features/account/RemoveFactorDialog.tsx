import { showMessage, useDispatch } from 'shared-api/client';
import { StepsDialog } from 'shared-ui/FormDialog';
import { useRemoveFactorMutation } from './accountApi.ts';
import { CurrentPasswordForm } from './CurrentPasswordForm.tsx';
import { texts } from './texts.ts';
import { useFailure } from '../../frame/failures/useFailure.ts';

const t = texts.factor;

/** Turns the second factor off. */
export function RemoveFactorDialog({ onClose }: { onClose: () => void }) {
  const dispatch = useDispatch();
  const [remove, { isLoading }] = useRemoveFactorMutation();
  const { failure, take, clear } = useFailure();
  return (
    <StepsDialog title={t.remove} onClose={onClose}>
      <p>{t.removeText}</p>
      <CurrentPasswordForm
        label={t.remove}
        look="danger"
        isBusy={isLoading}
        failure={failure}
        onCancel={onClose}
        onSubmit={async (currentPassword, setErrors) => {
          clear();
          const { data, error } = await remove({ currentPassword });
          if (!data) {
            await take(error, setErrors);
            return;
          }
          dispatch(showMessage(data.message));
          onClose();
        }}
      />
    </StepsDialog>
  );
}
