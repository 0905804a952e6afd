import { errorMessage, showMessage, useCompany, useDispatch } from 'shared-api/client';
import type { EntityName } from 'shared-api/contract/entities/entities';
import { Badge } from 'shared-ui/Badge';
import { Button } from 'shared-ui/Button';
import { Skeleton } from 'shared-ui/Skeleton';
import { useMailsQuery, useResendMailMutation } from '../../../api/mailApi.ts';
import { MailButton } from '../../../letters/kept/MailButton.tsx';
import { showInstant } from '../../../instants.ts';
import styles from './RecordPanels.module.css';
import { texts } from '../texts.ts';

const t = texts.mails;
const tones = { queued: 'open', sent: 'good', failed: 'bad' } as const;

/** What became of the mails about a record, and sending one again. */
export function RecordMails({ entity, id }: { entity: EntityName; id: number }) {
  const { timeZone } = useCompany();
  const { data, error } = useMailsQuery({ entity, id }, { refetchOnMountOrArgChange: true });
  const [resend, { isLoading }] = useResendMailMutation();
  const dispatch = useDispatch();

  async function again(mail: number): Promise<void> {
    const answer = await resend(mail);
    dispatch(showMessage(answer.data ? answer.data.message : errorMessage(answer.error)));
  }

  if (error) return <p role="alert">{errorMessage(error)}</p>;
  if (!data) return <Skeleton width="long" />;
  if (data.results.length === 0) return <p>{t.none}</p>;
  return (
    <ul className={styles['list']}>
      {data.results.map((mail) => (
        <li key={mail.id}>
          <div className={styles['row']}>
            <Badge tone={tones[mail.status]}>{t.statuses[mail.status]}</Badge>
            <MailButton id={mail.id}>{mail.subject}</MailButton>
            <span>{mail.recipient}</span>
            <time className={styles['when']} dateTime={mail.sentAt ?? mail.queuedAt}>
              {showInstant(mail.sentAt ?? mail.queuedAt, timeZone)}
            </time>
            {mail.status !== 'queued' && (
              <Button look="secondary" disabled={isLoading} onClick={() => void again(mail.id)}>
                {t.sendAgain}
              </Button>
            )}
          </div>
          {mail.lastError !== null && <p>{mail.lastError}</p>}
        </li>
      ))}
    </ul>
  );
}
