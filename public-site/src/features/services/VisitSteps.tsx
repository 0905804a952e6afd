import { Phone } from 'lucide-react';
import { telephone } from '../../frame/telephone.ts';
import styles from './ServicePage.module.css';
import { texts } from './texts.ts';

/** What follows a request for a visit, and whom to call instead. */
export const VisitSteps = ({ phone }: { phone: string }) => (
  <section className={styles['steps']} aria-labelledby="visit-steps">
    <h3 id="visit-steps">{texts.steps}</h3>
    <ol className={styles['numbered']}>
      {texts.visitSteps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
    <p>
      {texts.orCall}
      <a href={telephone(phone)}>
        <Phone size={18} aria-hidden="true" />
        {texts.call(phone)}
      </a>
    </p>
  </section>
);
