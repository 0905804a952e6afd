import type { TimelineEntry } from 'shared-api/contract/billing/timeline';
import { Badge } from 'shared-ui/Badge';
import { showAmount } from '../../../amounts.ts';
import { showDay } from '../../../dates.ts';
import { PartState } from '../../../frame/PartState.tsx';
import { useAgainAfterLogin } from '../../../frame/useAgainAfterLogin.ts';
import { useTimelineQuery } from '../sending/sendingApi.ts';
import styles from './InvoiceTimeline.module.css';
import { texts } from './texts.ts';

/** What happened to an invoice, oldest first, with every mail about it. */
export function InvoiceTimeline({ id }: { id: number }) {
  const { data, error, refetch } = useTimelineQuery(id, { refetchOnMountOrArgChange: true });
  useAgainAfterLogin(error, refetch);
  return (
    <section className={styles['timeline']} aria-labelledby="invoice-timeline">
      <h2 id="invoice-timeline" className={styles['title']}>
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
            <Entry key={index} entry={entry} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Entry({ entry }: { entry: TimelineEntry }) {
  const { day, who, mails, amount } = entry;
  const failed = mails.filter(({ status }) => status === 'failed');
  const isWaiting = mails.some(({ status }) => status === 'queued');
  return (
    <li className={styles['entry']}>
      <time dateTime={day} className={styles['day']}>
        {showDay(day)}
      </time>
      <span>
        {texts.entry(entry, showAmount(amount))}
        {who !== '' && <span className={styles['who']}> {texts.by(who)}</span>}{' '}
        {isWaiting && <Badge tone="open">{texts.waiting}</Badge>}
        {failed.length > 0 && (
          <Badge tone="bad">{texts.failedMail(failed.map(({ recipient }) => recipient))}</Badge>
        )}
      </span>
    </li>
  );
}
