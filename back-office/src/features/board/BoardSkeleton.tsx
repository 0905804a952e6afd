import { daysOfWeek } from 'shared-api/contract/values/days';
import { classNames } from 'shared-ui/classNames';
import { Skeleton } from 'shared-ui/Skeleton';
import { Unseen } from 'shared-ui/Unseen';
import styles from './Board.module.css';
import { BoardHead } from './BoardTable.tsx';
import { texts } from './texts.ts';
import { useIsNarrow } from './useIsNarrow.ts';

const lines = [0, 1, 2, 3, 4, 5];

/** A week that is on its way: its days, and grey where the services will be. */
export function BoardSkeleton({ week, today }: { week: string; today: string }) {
  const isNarrow = useIsNarrow();
  const all = daysOfWeek(week);
  const days = isNarrow ? [all.includes(today) ? today : week] : all;
  return (
    <div className={styles['scroll']}>
      <table
        className={classNames(styles['board'], isNarrow && styles['onlyDay'])}
        aria-busy="true"
      >
        <Unseen as="caption">{texts.loading}</Unseen>
        <BoardHead days={days} today={today} />
        <tbody>
          {lines.map((line) => (
            <tr key={line}>
              <th scope="row">
                <Skeleton width="long" />
              </th>
              {days.map((day, column) => (
                <td key={day} className={classNames(day === today && styles['today'])}>
                  {(line + column) % 3 !== 2 && (
                    <div className={styles['waiting']}>
                      <Skeleton width="medium" />
                      <Skeleton width="long" />
                      <Skeleton width="short" />
                    </div>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
