import { useRef } from 'react';
import { Badge } from 'shared-ui/Badge';
import { Button } from 'shared-ui/Button';
import { showAmount } from '../../amounts.ts';
import { FailureDialog } from '../../frame/failures/FailureDialog.tsx';
import { LoadFailure } from '../../frame/failures/LoadFailure.tsx';
import { useOutcome, type Outcome } from '../../frame/useOutcome.ts';
import styles from './MoneyBack.module.css';
import { useNoticeSeenMutation } from './moneyBackApi.ts';
import {
  AboutLinks,
  DisputeRow,
  disputeWords,
  MoneyBackRow,
  RefundRow,
  refundWords,
} from './MoneyBackRow.tsx';
import { texts } from './texts.ts';
import { useMoneyNotices } from './useMoneyNotices.ts';

/** Refunds that failed and disputes, until somebody says that they are dealt with. */
export function MoneyNotices() {
  const { notices, error, retry } = useMoneyNotices();
  // Here, since a row that somebody else has dealt with disappears, and the reason is to stay.
  const { failure, forget, tell } = useOutcome(texts.notDone);
  return (
    <>
      {notices && <NoticeList notices={notices} tell={tell} />}
      {error !== undefined && (
        <LoadFailure failed={texts.noticesFailed} error={error} onRetry={retry} />
      )}
      <FailureDialog failure={failure} onClose={forget} />
    </>
  );
}

interface NoticeListProps {
  notices: NonNullable<ReturnType<typeof useMoneyNotices>['notices']>;
  /** Says what became of a press. @returns whether it is done */
  tell: (outcome: Outcome) => boolean;
}

function NoticeList({ notices, tell }: NoticeListProps) {
  const section = useRef<HTMLElement>(null);
  // The button that had the focus has gone.
  const tellAndGoOn = (outcome: Outcome): void => {
    if (tell(outcome)) section.current?.focus();
  };
  const { refunds, disputes, unexplained } = notices;
  return (
    <section
      ref={section}
      tabIndex={-1}
      className={styles['notices']}
      aria-labelledby="money-notices"
    >
      <h2 id="money-notices" className={styles['title']}>
        {texts.notices}
      </h2>
      <ul className={styles['list']}>
        {disputes.map((dispute) => (
          <DisputeRow
            key={`dispute ${dispute.id}`}
            dispute={dispute}
            about={<AboutLinks of={dispute} />}
            action={
              <Done
                kind="disputes"
                id={dispute.id}
                seen={dispute.mark}
                what={disputeWords(dispute)}
                onOutcome={tellAndGoOn}
              />
            }
          />
        ))}
        {refunds.map((refund) => (
          <RefundRow
            key={`refund ${refund.id}`}
            refund={refund}
            about={<AboutLinks of={refund} />}
            action={
              refund.status === 'failed' && (
                <Done
                  kind="refunds"
                  id={refund.id}
                  what={refundWords(refund)}
                  onOutcome={tellAndGoOn}
                />
              )
            }
          />
        ))}
        {unexplained.map(({ providerId, amount, intent }) => (
          <MoneyBackRow
            key={providerId}
            badge={<Badge tone="bad">{texts.refundStates.made}</Badge>}
            what={texts.unexplained(showAmount(amount), intent)}
            more={[texts.unexplainedWhy]}
            action={
              <Done
                kind="unexplained"
                id={providerId}
                what={texts.unexplained(showAmount(amount), intent)}
                onOutcome={tellAndGoOn}
              />
            }
          />
        ))}
      </ul>
    </section>
  );
}

interface DoneProps {
  kind: 'refunds' | 'disputes' | 'unexplained';
  id: number | string;
  seen?: string;
  what: string;
  onOutcome: (outcome: Outcome) => void;
}

function Done({ kind, id, seen = '', what, onOutcome }: DoneProps) {
  const [say, { isLoading }] = useNoticeSeenMutation();
  return (
    <Button
      look="secondary"
      isBusy={isLoading}
      aria-label={texts.doneWith(what)}
      onClick={() => void say({ kind, id: String(id), seen }).then(onOutcome)}
    >
      {texts.done}
    </Button>
  );
}
