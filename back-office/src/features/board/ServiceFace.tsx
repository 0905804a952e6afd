import type { BoardService } from 'shared-api/contract/schedule/board';
import { wordOf } from 'shared-api/contract/messages/wordOf';
import { classNames } from 'shared-ui/classNames';
import { timesOf } from './moving/slots.ts';
import styles from './ServiceCard.module.css';
import { texts } from './texts.ts';

const tones: Record<string, string | undefined> = {
  Scheduled: styles['scheduled'],
  Complete: styles['complete'],
  Cancelled: styles['cancelled'],
};

/** What a card says: when, for whom, where, and how far it is. Spans, as it stands in a button. */
export function ServiceFace({ service }: { service: BoardService }) {
  const { clientName, address, city, serviceStatus, isContract } = service;
  return (
    <span className={classNames(styles['face'], tones[serviceStatus])}>
      <span className={styles['time']}>{timesOf(service)} </span>
      <span className={styles['client']}>{clientName || texts.noClient} </span>
      <span className={styles['address']}>{[address, city].filter(Boolean).join(', ')} </span>
      <span className={styles['marks']}>
        <span className={styles['status']}>
          {wordOf(texts.statuses, serviceStatus) || texts.noStatus}{' '}
        </span>
        <span className={styles['kind']}>{isContract ? texts.contract : texts.single}</span>
      </span>
    </span>
  );
}
