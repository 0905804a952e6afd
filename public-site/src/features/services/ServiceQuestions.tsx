import { ChevronDown } from 'lucide-react';
import type { Question } from '../../catalogue/ServiceDetails.ts';
import styles from './ServicePage.module.css';

/** With word joiners: the font has no hyphen of its own that does not break. */
const withWholeWords = (text: string): string => text.replaceAll('-', '-\u2060');

/** What customers ask about a service; the browser itself opens and closes the answers. */
export const ServiceQuestions = ({ questions }: { questions: readonly Question[] }) => (
  <div className={styles['questions']}>
    {questions.map(({ question, answer }) => (
      <details key={question}>
        <summary>
          <h3>{withWholeWords(question)}</h3>
          <ChevronDown aria-hidden="true" />
        </summary>
        <p>{answer}</p>
      </details>
    ))}
  </div>
);
