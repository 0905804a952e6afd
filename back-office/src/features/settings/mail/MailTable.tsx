import { errorMessage, errorStatus, showMessage, useCompany, useDispatch } from 'shared-api/client';
import { mailTest, type OutboxMail } from 'shared-api/contract/history/mailState';
import { isEntityName } from 'shared-api/contract/entities/entities';
import { routes } from 'shared-api/contract/pages/officePaths';
import { Badge } from 'shared-ui/Badge';
import { Button } from 'shared-ui/Button';
import { Link } from 'shared-ui/router';
import { Table, type Column } from 'shared-ui/Table';
import { Unseen } from 'shared-ui/Unseen';
import { useResendMailMutation } from '../../../api/mailApi.ts';
import { MailButton } from '../../../letters/kept/MailButton.tsx';
import { showInstant } from '../../../instants.ts';
import styles from '../SettingsPage.module.css';
import { texts } from '../texts.ts';

const t = texts.mail;
const tones = { failed: 'bad', queued: 'open', sent: 'good' } as const;

/** The mails, each with its way to the record that it is about. */
export function MailTable({ mails }: { mails: readonly OutboxMail[] }) {
  const { timeZone } = useCompany();
  // While all goes well the columns of failures have nothing to say.
  const hasTrouble = mails.some(({ attempts, lastError }) => lastError !== null || attempts > 1);
  return (
    <Table
      caption={t.table}
      isStacked
      columns={[
        {
          header: t.status,
          cell: ({ status }: OutboxMail) => (
            <Badge tone={tones[status]}>{t.statuses[status]}</Badge>
          ),
        },
        {
          header: t.recipient,
          cell: ({ recipient }) => <span className={styles['name']}>{recipient}</span>,
        },
        {
          header: t.when,
          isUnbroken: true,
          cell: ({ sentAt, queuedAt }) => showInstant(sentAt ?? queuedAt, timeZone),
        },
        {
          header: t.subject,
          cell: ({ id, subject }) => <MailButton id={id}>{subject}</MailButton>,
        },
        { header: t.about, cell: (mail) => <About mail={mail} /> },
        ...(hasTrouble ? troubleColumns : []),
      ]}
      rows={mails}
      rowKey={({ id }) => id}
    />
  );
}

const troubleColumns: Column<OutboxMail>[] = [
  { header: t.attempts, align: 'end', cell: ({ attempts }) => attempts },
  {
    header: t.lastError,
    cell: ({ lastError }) =>
      lastError === null ? '–' : <span className={styles['reason']}>{lastError}</span>,
  },
  {
    header: t.actions,
    align: 'end',
    isActions: true,
    // A test is sent anew, with the words of then.
    cell: (mail) =>
      mail.status === 'failed' && mail.entity !== mailTest && <SendAgain mail={mail} />,
  },
];

/** The record that a mail is about. */
function About({ mail: { entity, recordId } }: { mail: OutboxMail }) {
  if (entity === mailTest) return t.test;
  if (!isEntityName(entity)) return '–';
  return <Link to={routes.editor(entity, recordId)}>{t.record(entity)}</Link>;
}

function SendAgain({ mail: { id, subject, recipient } }: { mail: OutboxMail }) {
  const dispatch = useDispatch();
  const [resend, { isLoading }] = useResendMailMutation();
  async function send(): Promise<void> {
    const { data, error } = await resend(id);
    if (data) dispatch(showMessage(data.message));
    else if (errorStatus(error) !== 401) dispatch(showMessage(errorMessage(error)));
  }
  return (
    <Button look="quiet" isBusy={isLoading} onClick={() => void send()}>
      {t.sendAgain}
      <Unseen>{t.unseen(subject, recipient)}</Unseen>
    </Button>
  );
}
