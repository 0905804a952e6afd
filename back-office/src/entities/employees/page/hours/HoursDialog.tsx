import { useState } from 'react';
import {
  usualHours,
  type WorkingDay,
  type WorkingHours,
} from 'shared-api/contract/schedule/workingHours';
import { Button } from 'shared-ui/Button';
import { Checkbox } from 'shared-ui/Checkbox';
import { FormDialog } from 'shared-ui/FormDialog';
import { useAnswer } from '../../../../frame/useAnswer.ts';
import { useSetWorkingHoursMutation } from '../weekApi.ts';
import styles from './Hours.module.css';
import { texts } from './texts.ts';

interface HoursDialogProps {
  id: number;
  hours: WorkingHours;
  onClose: () => void;
}

/** What a day off that becomes a working day begins with. */
const fullDay = usualHours[0] ?? { begins: '', ends: '' };

/** The days of a week, each with when work begins and ends. */
export function HoursDialog({ id, hours, onClose }: HoursDialogProps) {
  const [save, { isLoading }] = useSetWorkingHoursMutation();
  const [days, setDays] = useState<readonly WorkingDay[]>(hours.days);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const answer = useAnswer(onClose, (faults) => setErrors(faults as Record<string, string>));
  const set = (at: number, day: WorkingDay): void =>
    setDays(days.map((other, index) => (index === at ? day : other)));

  async function submit(next: WorkingDay[] | null): Promise<void> {
    setErrors({});
    await answer.take(await save({ id, days: next }));
  }

  const faults = [...new Set(Object.values(errors))];
  return (
    <FormDialog
      title={texts.dialog}
      failure={answer.failure ?? (faults.length > 0 ? faults.join(' ') : undefined)}
      isUnknown={answer.isUnknown}
      submit={{ label: texts.save, isBusy: isLoading }}
      cancelLabel={texts.cancel}
      onSubmit={() => void submit([...days])}
      onClose={onClose}
    >
      <p className={styles['none']}>{texts.dialogHint}</p>
      <div className={styles['days7']}>
        {days.map((day, index) => (
          <div key={index} className={styles['day']}>
            <Checkbox
              label={texts.works(index)}
              checked={day !== null}
              onChange={({ target }) => set(index, target.checked ? { ...fullDay } : null)}
            />
            {day ? (
              <span className={styles['times']}>
                <input
                  type="time"
                  aria-label={texts.begins(index)}
                  value={day.begins}
                  onChange={({ target }) => set(index, { ...day, begins: target.value })}
                />
                {texts.until}
                <input
                  type="time"
                  aria-label={texts.ends(index)}
                  value={day.ends}
                  onChange={({ target }) => set(index, { ...day, ends: target.value })}
                />
              </span>
            ) : (
              <span className={styles['none']}>{texts.off}</span>
            )}
          </div>
        ))}
      </div>
      {!hours.isUsual && (
        <span>
          <Button size="small" look="quiet" disabled={isLoading} onClick={() => void submit(null)}>
            {texts.useUsual}
          </Button>
        </span>
      )}
    </FormDialog>
  );
}
