import { Badge } from 'shared-ui/Badge';
import { Button } from 'shared-ui/Button';
import { Unseen } from 'shared-ui/Unseen';
import styles from './Statements.module.css';
import { texts } from '../texts.ts';

/** A file and what became of it. */
export interface FileOutcome {
  key: string;
  name: string;
  state: keyof typeof texts.states;
  text: string;
  /** For a file that was not judged. */
  onRetry?: () => void;
  /** For a file whose columns have to be chosen. */
  onColumns?: () => void;
}

const tones = {
  waiting: 'neutral',
  reading: 'neutral',
  read: 'good',
  refused: 'bad',
  failed: 'bad',
} as const;

/** What became of each statement file, in words. */
export function FileOutcomes({ outcomes }: { outcomes: readonly FileOutcome[] }) {
  return (
    <ul className={styles['outcomes']} aria-label={texts.outcomes}>
      {outcomes.map(({ key, name, state, text, onRetry, onColumns }) => (
        <li key={key} className={styles['outcome']}>
          <Badge tone={tones[state]}>{texts.states[state]}</Badge>
          <span className={styles['file']}>{name}</span>
          <span className={styles['what']}>{text}</span>
          {onColumns && (
            <Button look="secondary" onClick={onColumns}>
              {texts.mapping.choose}
              <Unseen> {name}</Unseen>
            </Button>
          )}
          {onRetry && (
            <Button look="quiet" onClick={onRetry}>
              {texts.again}
              <Unseen> {name}</Unseen>
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
