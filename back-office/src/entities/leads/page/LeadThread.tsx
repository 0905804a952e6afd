import { useState } from 'react';
import { useCompany, type RecordOf } from 'shared-api/client';
import type { LeadEvent } from 'shared-api/contract/entities/leadWork';
import { texts as values } from 'shared-api/contract/messages/officeValueTexts.en';
import { wordOf } from 'shared-api/contract/messages/wordOf';
import { Badge } from 'shared-ui/Badge';
import { Skeleton } from 'shared-ui/Skeleton';
import { showDay } from '../../../dates.ts';
import { LoadFailure } from '../../../frame/failures/LoadFailure.tsx';
import { useKeptFresh } from '../../../frame/useKeptFresh.ts';
import { showInstant } from '../../../instants.ts';
import { EventMails } from '../../../letters/kept/EventMails.tsx';
import { useLeadThreadQuery } from '../leadsApi.ts';
import { LeadPhotos } from '../photos/LeadPhotos.tsx';
import { LeadWindow } from '../windows/LeadWindow.tsx';
import { LeadOwners } from './LeadOwners.tsx';
import styles from './LeadPage.module.css';
import { texts } from './texts.ts';

/** What was written, with photos; quote and client; and what happened since. */
export function LeadThread({ record }: { record: RecordOf<'leads'> }) {
  const { id } = record;
  const [isChoosing, setChoosing] = useState(false);
  const { data, error, refetch } = useLeadThreadQuery(id, { refetchOnMountOrArgChange: true });
  useKeptFresh(error, refetch);
  return (
    <div className={styles['thread']}>
      <Message record={record} />
      <LeadPhotos id={id} />
      {!data && error !== undefined && (
        <LoadFailure failed={texts.failed} error={error} onRetry={() => void refetch()} />
      )}
      {!data && error === undefined && <Waiting />}
      {data && <LeadOwners thread={data} onChoose={() => setChoosing(true)} />}
      {data && <Events events={data.events} />}
      {isChoosing && (
        <LeadWindow name="client" record={record} onClose={() => setChoosing(false)} />
      )}
    </div>
  );
}

function Message({ record }: { record: RecordOf<'leads'> }) {
  const { subject, message, requestDateTs, requestTime } = record;
  const wished = [
    requestDateTs === null ? '' : showDay(requestDateTs),
    requestTime === '' ? '' : wordOf(values.visitTime, requestTime).toLowerCase(),
  ];
  return (
    <section className={styles['card']} aria-labelledby="lead-message">
      <h2 id="lead-message">{subject === '' ? texts.message : subject}</h2>
      <p className={styles['message']}>{message === '' ? texts.noMessage : message}</p>
      {wished.some(Boolean) && (
        <p className={styles['soft']}>{texts.wished(wished[0] ?? '', wished[1] ?? '')}</p>
      )}
    </section>
  );
}

function Events({ events }: { events: readonly LeadEvent[] }) {
  return (
    <section aria-labelledby="lead-events">
      <h2 id="lead-events" className={styles['heading']}>
        {texts.events}
      </h2>
      {events.length === 0 && <p className={styles['soft']}>{texts.nothing}</p>}
      {events.length > 0 && (
        <ol className={styles['events']}>
          {events.map((event) => (
            <Happened key={event.key} event={event} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Happened({ event }: { event: LeadEvent }) {
  const { timeZone } = useCompany();
  const { at, who, message, mails } = event;
  const failed = mails.filter(({ status }) => status === 'failed');
  return (
    <li>
      <time dateTime={at}>{showInstant(at, timeZone)}</time>
      <div className={styles['what']}>
        <p>
          {texts.sentence(event)}
          {who !== '' && <span className={styles['soft']}> {texts.by(who)}</span>}{' '}
          {mails.some(({ status }) => status === 'queued') && (
            <Badge tone="open">{texts.waiting}</Badge>
          )}
          {failed.length > 0 && (
            <Badge tone="bad">{texts.failedMail(failed.map(({ recipient }) => recipient))}</Badge>
          )}
        </p>
        {message !== '' && <p className={styles['message']}>{message}</p>}
        <EventMails mails={mails} />
      </div>
    </li>
  );
}

const Waiting = () => (
  <div className={styles['waiting']} role="status" aria-label={texts.loading}>
    {[1, 2, 3, 4].map((line) => (
      <Skeleton key={line} width={line % 2 === 0 ? 'long' : 'medium'} />
    ))}
  </div>
);
