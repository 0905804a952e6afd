import { texts } from './coming/texts.ts';
import styles from './FormComing.module.css';

/** Stands in for a form whose code comes by itself, on a page that came without a load. */
export const FormComing = () => (
  <p role="status" className={styles['coming']}>
    {texts.loading}
  </p>
);
