import { useState } from 'react';
import { errorMessage, showMessage, useDispatch } from 'shared-api/client';
import { AlertDialog } from 'shared-ui/AlertDialog';
import { Button } from 'shared-ui/Button';
import { useDailyUpdateMutation } from './invoicesApi.ts';
import { texts } from './texts.ts';

/**
 * Runs the daily update, which also runs by itself every morning (docs/product/office.md,
 * docs/product/messages.md).
 */
export function DailyUpdate() {
  const dispatch = useDispatch();
  const [update, { isLoading }] = useDailyUpdateMutation();
  const [failure, setFailure] = useState<string>();

  async function run(): Promise<void> {
    const { data, error } = await update(undefined);
    if (data) dispatch(showMessage(data.message));
    else setFailure(errorMessage(error));
  }

  return (
    <>
      <Button look="secondary" isBusy={isLoading} onClick={() => void run()}>
        {texts.dailyUpdate}
      </Button>
      <AlertDialog
        isOpen={failure !== undefined}
        title={texts.dailyUpdateFailed}
        onClose={() => setFailure(undefined)}
      >
        <p>{failure}</p>
      </AlertDialog>
    </>
  );
}
