import type { FieldPartProps } from '../Editor.ts';
import styles from './MonthlyPrice.module.css';
import { texts } from './texts.ts';

/** Why a service has no price: its contract is billed by the month. */
export const MonthlyPrice = ({ record, typed }: FieldPartProps) =>
  record['isMonthly'] === true && typed['price'] === null ? (
    <p className={styles['note']}>{texts.billedMonthly}</p>
  ) : null;
