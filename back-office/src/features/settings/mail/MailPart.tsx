import { Button } from 'shared-ui/Button';
import { EmptyState } from 'shared-ui/EmptyState';
import { useOutboxQuery } from '../../../api/mailApi.ts';
import { MailTable } from './MailTable.tsx';
import { PartHead } from '../PartHead.tsx';
import { PartState } from '../../../frame/PartState.tsx';
import styles from '../SettingsPage.module.css';
import { texts } from '../texts.ts';
import { useAgainAfterLogin } from '../../../frame/useAgainAfterLogin.ts';

const t = texts.mail;

/** The outbox: what became of the mails, the failures first. */
export function MailPart() {
  const { data, error, isFetching, refetch } = useOutboxQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  useAgainAfterLogin(error, refetch);
  const mails = data?.results ?? [];
  const failure = isFetching ? undefined : error;
  const failures = mails.filter(({ status }) => status === 'failed').length;
  return (
    <section aria-labelledby="settings-mail">
      <PartHead
        id="settings-mail"
        title={texts.parts.mail}
        intro={t.intro}
        note={
          <p className={styles['soft']} role="status">
            {mails.length > 0 && t.failures(failures)}
          </p>
        }
      >
        <Button look="secondary" isBusy={isFetching} onClick={() => void refetch()}>
          {t.reload}
        </Button>
      </PartHead>
      <div className={styles['panel']}>
        {(!data || failure !== undefined) && (
          <PartState
            loading={t.loading}
            failed={t.failed}
            error={failure}
            onRetry={() => void refetch()}
          />
        )}
        {data && mails.length === 0 && <EmptyState title={t.emptyTitle}>{t.empty}</EmptyState>}
        {mails.length > 0 && <MailTable mails={mails} />}
      </div>
    </section>
  );
}
