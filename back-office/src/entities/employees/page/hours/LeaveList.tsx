import { showMessage, useDispatch } from 'shared-api/client';
import type { WorkingHours } from 'shared-api/contract/schedule/workingHours';
import { Button } from 'shared-ui/Button';
import { Unseen } from 'shared-ui/Unseen';
import { FailureDialog } from '../../../../frame/failures/FailureDialog.tsx';
import { useOutcome } from '../../../../frame/useOutcome.ts';
import rows from '../../../page/RecordRows.module.css';
import { useRemoveLeaveMutation } from '../weekApi.ts';
import styles from './Hours.module.css';
import { texts } from './texts.ts';

interface LeaveListProps {
  id: number;
  leave: WorkingHours['leave'];
  today: string;
  mayChange: boolean;
}

/** Leave of an employee, with what is planned in it all the same. */
export function LeaveList({ id, leave, today, mayChange }: LeaveListProps) {
  const dispatch = useDispatch();
  const [remove, { isLoading }] = useRemoveLeaveMutation();
  const { failure, forget, tell } = useOutcome(texts.removeFailed);

  async function takeBack(one: WorkingHours['leave'][number]): Promise<void> {
    const { from, until, word } = one;
    const { data, error } = await remove({ id, leaveId: one.id });
    if (!data) {
      tell({ error });
      return;
    }
    const undo = { path: `/employees/${id}/leave/`, body: { from, until, word } };
    dispatch(showMessage({ text: data.message, undo }));
  }

  if (leave.length === 0) return <p className={styles['none']}>{texts.noLeave}</p>;
  return (
    <>
      <ul className={rows['rows']}>
        {leave.map((one) => {
          const days = texts.spanOfDays(one.from, one.until);
          return (
            <li key={one.id} className={styles['leave']}>
              <span className={styles['days']}>{days}</span>
              <span>
                {[one.word, one.until < today && texts.over].filter(Boolean).join(', ')}
                {one.services > 0 && one.until >= today && (
                  <strong className={styles['planned']}>{texts.planned(one.services)}</strong>
                )}
              </span>
              {mayChange && (
                <Button
                  size="small"
                  look="quiet"
                  disabled={isLoading}
                  onClick={() => void takeBack(one)}
                >
                  {texts.remove}
                  <Unseen>{texts.ofLeave(days)}</Unseen>
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <FailureDialog failure={failure} onClose={forget} />
    </>
  );
}
