import { Check, Minus } from 'lucide-react';
import type { ServiceDetails } from '../../catalogue/ServiceDetails.ts';
import styles from './ServicePage.module.css';
import { texts } from './texts.ts';

/** What a service includes, and what it does not. */
export function ServiceScope({ details: { included, excluded } }: { details: ServiceDetails }) {
  return (
    <div className={styles['columns']}>
      <div>
        <h3>{texts.included}</h3>
        <ul className={styles['list']}>
          {included.map((what) => (
            <li key={what}>
              <Check size={20} aria-hidden="true" />
              {what}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles['excluded']}>
        <h3>{texts.excluded}</h3>
        <ul className={styles['list']}>
          {excluded.map((what) => (
            <li key={what}>
              <Minus size={20} aria-hidden="true" />
              {what}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
