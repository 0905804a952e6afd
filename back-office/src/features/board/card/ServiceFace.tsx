import { memo } from 'react';
import type { BoardService } from 'shared-api/contract/schedule/board';
import { wordOf } from 'shared-api/contract/messages/wordOf';
import { classNames } from 'shared-ui/classNames';
import { Unseen } from 'shared-ui/Unseen';
import { shortTime } from '../model/clockSpan.ts';
import { clientOf, placeOf, siteOf, timesOf } from '../model/slots.ts';
import { texts } from '../texts.ts';
import styles from './Card.module.css';

const tones: Record<string, string | undefined> = {
  Scheduled: styles['scheduled'],
  Complete: styles['complete'],
  Cancelled: styles['cancelled'],
};

interface ServiceFaceProps {
  service: BoardService;
  /** Services that it overlaps. */
  clashes: readonly BoardService[] | undefined;
  /** Whether there is room for when it begins only. */
  isTight?: boolean;
}

/** Another service, as a clash names it. */
export const clashWords = (other: BoardService): string =>
  texts.clashOf(clientOf(other), siteOf(other), timesOf(other));

/**
 * What a card says, on two lines: when and for whom, and where. How far it is stands there in colour, and
 * in a word where it is not just planned. Spans, as it stands in a button.
 */
export const ServiceFace = memo(function ServiceFace(props: ServiceFaceProps) {
  const { service, clashes, isTight = false } = props;
  const { serviceStatus } = service;
  const status = wordOf(texts.statuses, serviceStatus) || texts.noStatus;
  const isPlanned = serviceStatus === 'Scheduled';
  return (
    <span
      className={classNames(styles['face'], tones[serviceStatus], clashes && styles['clashing'])}
    >
      <span className={styles['line']}>
        {isTight ? (
          <span className={styles['time']}>
            <span aria-hidden="true">{shortTime(placeOf(service).time)}</span>
            <Unseen>{timesOf(service)} </Unseen>
          </span>
        ) : (
          <span className={styles['time']}>{timesOf(service)} </span>
        )}
        <span className={styles['client']}>{clientOf(service)} </span>
      </span>
      <span className={styles['line']}>
        <span className={styles['site']}>{siteOf(service)} </span>
        {clashes ? (
          <span className={styles['word']}>
            <span aria-hidden="true">{texts.clash}</span>
            <Unseen>{texts.clashesWith(clashes.map(clashWords))}</Unseen>
          </span>
        ) : isPlanned ? (
          <Unseen>{status}</Unseen>
        ) : (
          <span className={styles['word']}>{status}</span>
        )}
      </span>
    </span>
  );
});
