// The frame comes first: its styles stand before those of other components.
import { LetterFrame } from '../LetterFrame.tsx';
import { useState } from 'react';
import {
  errorMessage,
  errorStatus,
  pathTo,
  showMessage,
  useCompany,
  useDispatch,
} from 'shared-api/client';
import type { KeptMail } from 'shared-api/contract/history/mailState';
import { Badge } from 'shared-ui/Badge';
import { Button } from 'shared-ui/Button';
import { Dialog, DialogActions } from 'shared-ui/Dialog';
import { useDownloadMutation } from '../../api/downloadApi.ts';
import { useMailQuery } from '../../api/mailApi.ts';
import { PartState } from '../../frame/PartState.tsx';
import { useAgainAfterLogin } from '../../frame/useAgainAfterLogin.ts';
import { showInstant } from '../../instants.ts';
import styles from './MailWindow.module.css';
import { texts } from './texts.ts';

const tones = { queued: 'open', sent: 'good', failed: 'bad' } as const;

/** A mail as its recipient sees it: who, when and what became of it, its words, and its files. */
export function MailWindow({ id, onClose }: { id: number; onClose: () => void }) {
  const { data, error, refetch } = useMailQuery(id, { refetchOnMountOrArgChange: true });
  useAgainAfterLogin(error, refetch);
  return (
    <Dialog title={data?.subject ?? texts.title} size="full" onClose={onClose}>
      {data ? (
        <Mail mail={data} />
      ) : (
        <PartState
          loading={texts.loading}
          failed={texts.failed}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      <DialogActions>
        <Button look="secondary" onClick={onClose}>
          {texts.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Mail({ mail }: { mail: KeptMail }) {
  const [isPlain, setPlain] = useState(false);
  return (
    <div className={styles['mail']}>
      <Head mail={mail} />
      <div className={styles['views']} role="group" aria-label={texts.views}>
        <Button look="quiet" size="small" aria-pressed={!isPlain} onClick={() => setPlain(false)}>
          {texts.asSeen}
        </Button>
        <Button look="quiet" size="small" aria-pressed={isPlain} onClick={() => setPlain(true)}>
          {texts.plain}
        </Button>
      </div>
      {isPlain ? (
        <pre className={styles['plain']} tabIndex={0} aria-label={texts.plain}>
          {mail.text}
        </pre>
      ) : (
        <LetterFrame html={mail.html} title={texts.frame} />
      )}
      {mail.attachments.length > 0 && <Files mail={mail} />}
    </div>
  );
}

function Head({ mail }: { mail: KeptMail }) {
  const { timeZone } = useCompany();
  const { from, to, cc, recipient, status, lastError, sentAt, queuedAt } = mail;
  const isOneOfMany = to.length + cc.length > 1;
  const rows = [
    [texts.from, from],
    [texts.to, to.join(', ')],
    [texts.cc, cc.join(', ')],
    [texts.when, showInstant(sentAt ?? queuedAt, timeZone)],
  ] as const;
  return (
    <dl className={styles['head']}>
      {rows
        .filter(([, value]) => value !== '')
        .map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      <div>
        <dt>{texts.state}</dt>
        <dd>
          <Badge tone={tones[status]}>{texts.statuses[status]}</Badge>{' '}
          {isOneOfMany && texts.thisCopy(recipient)} {lastError}
        </dd>
      </div>
    </dl>
  );
}

function Files({ mail: { id, attachments } }: { mail: KeptMail }) {
  const dispatch = useDispatch();
  const [download, { isLoading }] = useDownloadMutation();

  async function get(name: string): Promise<void> {
    const path = pathTo('GET /mails/:id/files/:name', { params: { id, name } });
    const { error } = await download({ path, fallback: name });
    if (error && errorStatus(error) !== 401) dispatch(showMessage(errorMessage(error)));
  }

  return (
    <section className={styles['files']} aria-labelledby="mail-files">
      <h3 id="mail-files">{texts.files}</h3>
      {attachments.map((name) => (
        <Button
          key={name}
          look="secondary"
          size="small"
          disabled={isLoading}
          aria-label={texts.download(name)}
          onClick={() => void get(name)}
        >
          {name}
        </Button>
      ))}
      <small>{texts.filesNote}</small>
    </section>
  );
}
