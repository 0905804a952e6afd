import type { TimelineMail } from 'shared-api/contract/billing/timeline';
import { useMay } from '../../IfMay.tsx';
import { MailButton } from './MailButton.tsx';
import styles from './MailButton.module.css';
import { texts } from './buttonTexts.ts';

/** The mails that went out with an event, each to be read. */
export function EventMails({ mails }: { mails: readonly TimelineMail[] }) {
  const mayRead = useMay('mails');
  if (mails.length === 0 || !mayRead) return null;
  return (
    <span className={styles['mails']}>
      {mails.map(({ id, recipient }) => (
        <MailButton key={id} id={id}>
          {mails.length === 1 ? texts.read : texts.readCopy(recipient)}
        </MailButton>
      ))}
    </span>
  );
}
