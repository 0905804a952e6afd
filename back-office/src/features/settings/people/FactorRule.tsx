import { Checkbox } from 'shared-ui/Checkbox';
import { FailureDialog } from '../../../frame/failures/FailureDialog.tsx';
import { useOutcome } from '../../../frame/useOutcome.ts';
import { useSetFactorRuleMutation } from '../../../api/peopleApi.ts';
import styles from '../SettingsPage.module.css';
import { texts } from '../texts.ts';

const t = texts.people;

/** Whether every Admin has to have a second factor. */
export function FactorRule({ isOn }: { isOn: boolean }) {
  const [setRule, { isLoading }] = useSetFactorRuleMutation();
  const { failure, forget, tell } = useOutcome(t.failedAction);
  return (
    <div className={styles['rule']}>
      <Checkbox
        label={t.factorRule}
        checked={isOn}
        aria-busy={isLoading}
        // Not disabled meanwhile: the keyboard stays.
        onChange={({ target }) => !isLoading && void setRule(target.checked).then(tell)}
      />
      <p className={styles['soft']}>{t.factorRuleText}</p>
      <FailureDialog failure={failure} onClose={forget} />
    </div>
  );
}
