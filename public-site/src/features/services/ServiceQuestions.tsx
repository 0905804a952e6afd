import { ChevronDown } from 'lucide-react';
import type { CatalogueService } from 'shared-api/contract/site/catalogue';
import { questionsOf } from '../../catalogue/details.ts';
import styles from './ServicePage.module.css';

/** What customers ask about a service; the browser itself opens and closes the answers. */
export const ServiceQuestions = ({ service }: { service: CatalogueService }) => (
  <div className={styles['questions']}>
    {questionsOf(service).map(({ question, answer }) => (
      <details key={question}>
        <summary>
          <h3>{question}</h3>
          <ChevronDown aria-hidden="true" />
        </summary>
        <p>{answer}</p>
      </details>
    ))}
  </div>
);
