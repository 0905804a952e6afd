import {
  CalendarCheck,
  FileText,
  Mail,
  Merge,
  Pencil,
  Receipt,
  StickyNote,
  Wallet,
  type LucideIcon,
} from 'lucide-react';
import { createElement, useState } from 'react';
import { useCompany } from 'shared-api/client';
import { companyDay } from 'shared-api/contract/company/companyTime';
import type { ClientEvent, TimelinePart } from 'shared-api/contract/entities/clientPage';
import { entities } from 'shared-api/contract/entities/entities';
import { officeWords } from 'shared-api/contract/entities/officeWords';
import { routes } from 'shared-api/contract/pages/officePaths';
import { daysAfter } from 'shared-api/contract/values/days';
import { Badge } from 'shared-ui/Badge';
import { EmptyState } from 'shared-ui/EmptyState';
import { Link } from 'shared-ui/router';
import { Skeleton } from 'shared-ui/Skeleton';
import type { AnyObject, ObjectSchema } from 'yup';
import { IfMay } from '../../../../IfMay.tsx';
import { showAmount } from '../../../../amounts.ts';
import { showDayAndTime, showTime } from '../../../../clock.ts';
import { showDay } from '../../../../dates.ts';
import { LoadFailure } from '../../../../frame/failures/LoadFailure.tsx';
import { MoreButton } from '../../../../frame/more/MoreButton.tsx';
import { useKeptFresh } from '../../../../frame/useKeptFresh.ts';
import { EventMails } from '../../../../letters/kept/EventMails.tsx';
import { useNow } from '../../../../useNow.ts';
import { isBelow, shownAbove } from '../../../page/isBelow.ts';
import { UndoMergeButton } from '../../merge/UndoMergeButton.tsx';
import { useClientOverviewQuery, useClientTimelineInfiniteQuery } from '../clientApi.ts';
import { NoteForm } from '../notes/NoteForm.tsx';
import styles from './ClientTimeline.module.css';
import { texts } from './texts.ts';

interface ClientTimelineProps {
  id: number;
  /** Of what alone; everything without it. */
  part?: TimelinePart;
}

/** What happened with a client, newest first, under its days. */
export function ClientTimeline({ id, part }: ClientTimelineProps) {
  const answer = useClientTimelineInfiniteQuery(
    { id, ...(part && { part }) },
    { refetchOnMountOrArgChange: true },
  );
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = answer;
  const settled = useKeptFresh(error, refetch);
  const [most, setMost] = useState(() => (isBelow() ? shownAbove : Infinity));
  const { timeZone } = useCompany();
  const today = companyDay(useNow() / 1000, timeZone);
  if (!data && error !== undefined) {
    return <LoadFailure failed={texts.failed} error={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <Waiting />;
  const all = data.pages.flatMap(({ results }) => results);
  const events = all.slice(0, most);
  const isShort = events.length < all.length;
  return (
    <div className={styles['timeline']}>
      {part !== 'messages' && (
        <IfMay needs="clients">
          <NoteForm clientId={id} />
        </IfMay>
      )}
      {part === undefined && <Coming id={id} />}
      {part !== undefined && events.length === 0 && (
        <EmptyState title={texts.none[part].title}>{texts.none[part].text}</EmptyState>
      )}
      {byDay(events).map(({ day, events: ofDay }) => (
        <section key={day} className={styles['group']} aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`} className={styles['day']}>
            {dayName(day, today)}
          </h2>
          <ol className={styles['list']}>
            {ofDay.map((event) => (
              <Happened key={event.key} event={event} clientId={id} />
            ))}
          </ol>
        </section>
      ))}
      {answer.isFetchNextPageError && (
        <LoadFailure
          failed={texts.moreFailed}
          error={error}
          isBusy={isFetchingNextPage}
          onRetry={() => void fetchNextPage()}
        />
      )}
      {!answer.isFetchNextPageError && (hasNextPage || isShort) && (
        <span className={styles['more']}>
          <MoreButton
            isBusy={isFetchingNextPage}
            onMore={() => (isShort ? setMost(Infinity) : settled().then(() => fetchNextPage()))}
          />
        </span>
      )}
    </div>
  );
}

function byDay(events: readonly ClientEvent[]): { day: string; events: ClientEvent[] }[] {
  const days = new Map<string, ClientEvent[]>();
  for (const event of events) days.set(event.day, [...(days.get(event.day) ?? []), event]);
  return [...days].map(([day, ofDay]) => ({ day, events: ofDay }));
}

function dayName(day: string, today: string): string {
  if (day === today) return texts.today;
  return day === daysAfter(today, -1) ? texts.yesterday : showDay(day);
}

/** What is planned stands in its own tab; here one line leads there. */
function Coming({ id }: { id: number }) {
  const { data, error } = useClientOverviewQuery(id);
  // Most clients have visits to come: their line keeps its place until they are known.
  if (!data && error === undefined) return <div className={styles['coming']} />;
  if (!data?.nextVisit || data.coming === 0) return null;
  return (
    <Link replace to={{ hash: 'visits' }} className={styles['coming']}>
      {texts.coming(data.coming, showDayAndTime(data.nextVisit.dateTs))}
    </Link>
  );
}

function Happened({ event, clientId }: { event: ClientEvent; clientId: number }) {
  const { time, amount, record, mails } = event;
  const sentence = texts.sentence(event, fieldNames(event));
  // The page itself is no place to go to.
  const isHere = record === null || (record.entity === 'clients' && record.id === clientId);
  const failed = mails.filter(({ status }) => status === 'failed');
  const who = texts.who(event);
  return (
    <li className={styles['event']}>
      {createElement(iconOf(event), { size: 16, 'aria-hidden': true, className: styles['icon'] })}
      <span className={styles['what']}>
        {isHere ? sentence : <Link to={routes.editor(record.entity, record.id)}>{sentence}</Link>}
        {who !== '' && <span className={styles['who']}> {who}</span>}{' '}
        {mails.some(({ status }) => status === 'queued') && (
          <Badge tone="open">{texts.waiting}</Badge>
        )}
        {failed.length > 0 && (
          <Badge tone="bad">{texts.failedMail(failed.map(({ recipient }) => recipient))}</Badge>
        )}{' '}
        <EventMails mails={mails} />
        {event.merge !== null && (
          <IfMay needs="clients">
            <UndoMergeButton mergeId={event.merge} name={event.note} />
          </IfMay>
        )}
      </span>
      <span className={styles['amount']}>{amount !== null && showAmount(amount)}</span>
      <span className={styles['time']}>{time !== null && showTime(`${event.day}T${time}`)}</span>
    </li>
  );
}

/** The labels of the fields that were changed. */
function fieldNames({ record, fields }: ClientEvent): string {
  if (record === null || fields.length === 0) return '';
  const schema: ObjectSchema<AnyObject> = entities[record.entity].schema;
  const labels = new Map(officeWords.labelled(schema).map(({ name, label }) => [name, label]));
  return fields.flatMap((field) => labels.get(field) ?? texts.others[field] ?? []).join(', ');
}

function iconOf({ kind }: ClientEvent): LucideIcon {
  if (kind.startsWith('visit')) return CalendarCheck;
  if (['mailed', 'messageReceived', 'requestReceived'].includes(kind)) return Mail;
  if (kind === 'note') return StickyNote;
  if (kind.includes('erge')) return Merge;
  if (kind.startsWith('invoice')) return Receipt;
  if (kind.startsWith('quote') || kind.startsWith('order')) return FileText;
  if (kind.startsWith('client') || kind.startsWith('contract')) return Pencil;
  return Wallet;
}

/** As high as the events that stand above the fields, and the button below them. */
const waitingRows = [1, 2, 3, 4, 5, 6, 7];

const Waiting = () => (
  <div className={styles['timeline']} role="status" aria-label={texts.loading}>
    {waitingRows.map((row) => (
      <div key={row} className={styles['waiting']}>
        <Skeleton width={row % 2 === 0 ? 'long' : 'medium'} />
      </div>
    ))}
  </div>
);
