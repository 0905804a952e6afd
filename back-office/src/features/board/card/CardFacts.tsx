import type { BoardService } from 'shared-api/contract/schedule/board';
import { wordOf } from 'shared-api/contract/messages/wordOf';
import { clientOf, siteOf, timesOf } from '../model/slots.ts';
import { texts } from '../texts.ts';
import styles from './Card.module.css';
import { clashWords } from './ServiceFace.tsx';

interface CardFactsProps {
  service: BoardService;
  clashes: readonly BoardService[];
}

/** All that a card has to say, where it has room for it. */
export function CardFacts({ service, clashes }: CardFactsProps) {
  const { serviceStatus, isContract } = service;
  const site = siteOf(service);
  return (
    <div className={styles['facts']}>
      <p className={styles['factTime']}>{timesOf(service)}</p>
      <p>{clientOf(service)}</p>
      {site !== '' && <p className={styles['site']}>{site}</p>}
      <p className={styles['site']}>
        {wordOf(texts.statuses, serviceStatus) || texts.noStatus},{' '}
        {isContract ? texts.contract : texts.single}
      </p>
      {clashes.length > 0 && (
        <p className={styles['reason']}>{texts.clashesWith(clashes.map(clashWords))}</p>
      )}
    </div>
  );
}
