import type { Today } from 'shared-api/contract/schedule/today';
import { Link } from 'shared-ui/router';
import { unseen } from 'shared-ui/Unseen';
import { showAmount } from '../../amounts.ts';
import { placeOfFigure } from './places.ts';
import { texts } from './texts.ts';
import styles from './TodayPage.module.css';

/** In the order in which they stand. */
const names = ['billed', 'received', 'owed', 'overdue', 'booked'] as const;

/** Five figures, each with what it is compared with; each opens its rows. */
export const FigureRow = ({ figures, day }: Pick<Today, 'figures' | 'day'>) => (
  <section aria-labelledby="today-figures">
    <h2 id="today-figures" className={unseen}>
      {texts.figuresTitle}
    </h2>
    <ul className={styles['figures']}>
      {names.map((name) => {
        const { amount, before } = figures[name];
        const to = placeOfFigure(name, day);
        return (
          <li key={name}>
            <Link to={to} className={styles['figure']}>
              <span className={styles['term']}>{texts.figures[name]}</span>
              <span className={styles['amount']}>{showAmount(amount)}</span>
              <span className={styles['before']}>{texts.before[name](showAmount(before))}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  </section>
);

/** As many as there are, at the height that they will have. */
export const FigureSkeletons = () => (
  <ul className={styles['figures']} aria-hidden="true">
    {names.map((name) => (
      <li key={name} className={styles['figure']}>
        <span className={styles['term']}>{texts.figures[name]}</span>
        <span className={styles['waiting']} />
        <span className={styles['waitingSmall']} />
      </li>
    ))}
  </ul>
);
