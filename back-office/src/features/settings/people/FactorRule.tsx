import { useState } from 'react';
import { errorMessage, errorStatus, showMessage, useDispatch } from 'shared-api/client';
import { AlertDialog } from 'shared-ui/AlertDialog';
import { Checkbox } from 'shared-ui/Checkbox';
import { useSetFactorRuleMutation } from './peopleApi.ts';
import styles from '../SettingsPage.module.css';
import { texts } from '../texts.ts';

const t = texts.people;

/** Whether every Admin has to have a second factor. */
export function FactorRule({ isOn }: { isOn: boolean }) {
  const dispatch = useDispatch();
  const [setRule, { isLoading }] = useSetFactorRuleMutation();
  const [failure, setFailure] = useState<string>();

  async function change(isWanted: boolean): Promise<void> {
    const { data, error } = await setRule(isWanted);
    if (data) dispatch(showMessage(data.message));
    else if (errorStatus(error) !== 401) setFailure(errorMessage(error));
  }

  return (
    <div className={styles['rule']}>
      <Checkbox
        label={t.factorRule}
        checked={isOn}
        disabled={isLoading}
        onChange={({ target }) => void change(target.checked)}
      />
      <p className={styles['soft']}>{t.factorRuleText}</p>
      <AlertDialog
        isOpen={failure !== undefined}
        title={t.failedAction}
        onClose={() => setFailure(undefined)}
      >
        <p>{failure}</p>
      </AlertDialog>
    </div>
  );
}
