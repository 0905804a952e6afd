import type { TimelineEntry } from 'shared-api/contract/billing/timeline';
import { Badge } from 'shared-ui/Badge';
import { showAmount } from '../../amounts.ts';
import { showDay } from '../../dates.ts';
import { PartState } from '../../frame/PartState.tsx';
import { useKeptFresh } from '../../frame/useKeptFresh.ts';
import { EventMails } from '../../letters/kept/EventMails.tsx';
import styles from './Timeline.module.css';
import { texts } from './texts.ts';

/** An entry of any document's timeline. */
export type AnyTimelineEntry = Omit<TimelineEntry, 'kind'> & { kind: string };

interface TimelineProps<Entry extends AnyTimelineEntry> {
  /** What the server tells of it. */
  query: {
    data?: { results: readonly Entry[] } | undefined;
    error?: unknown;
    refetch: () => PromiseLike<unknown>;
  };
  /** An entry as a sentence. @param amount as it is shown */
  textOf: (entry: Entry, amount: string) => string;
}

/** What happened to a document, oldest first, with every mail about it. */
export function Timeline<Entry extends AnyTimelineEntry>({ query, textOf }: TimelineProps<Entry>) {
  const { data, error, refetch } = query;
  useKeptFresh(error, refetch);
  return (
    <section className={styles['timeline']} aria-labelledby="document-timeline">
      <h2 id="document-timeline" className={styles['title']}>
        {texts.title}
      </h2>
      {!data && (
        <PartState
          loading={texts.loading}
          failed={texts.failed}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {data?.results.length === 0 && <p>{texts.none}</p>}
      {data && data.results.length > 0 && (
        <ol className={styles['list']}>
          {data.results.map((entry, index) => (
            <Happened key={index} entry={entry} text={textOf(entry, showAmount(entry.amount))} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Happened({ entry, text }: { entry: AnyTimelineEntry; text: string }) {
  const { day, who, mails } = entry;
  const failed = mails.filter(({ status }) => status === 'failed');
  const isWaiting = mails.some(({ status }) => status === 'queued');
  return (
    <li className={styles['entry']}>
      <time dateTime={day} className={styles['day']}>
        {showDay(day)}
      </time>
      <span>
        {text}
        {who !== '' && <span className={styles['who']}> {texts.by(who)}</span>}{' '}
        {isWaiting && <Badge tone="open">{texts.waiting}</Badge>}
        {failed.length > 0 && (
          <Badge tone="bad">{texts.failedMail(failed.map(({ recipient }) => recipient))}</Badge>
        )}{' '}
        <EventMails mails={mails} />
      </span>
    </li>
  );
}
