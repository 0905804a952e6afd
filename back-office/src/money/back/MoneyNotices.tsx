import { useRef } from 'react';
import { Badge } from 'shared-ui/Badge';
import { Button } from 'shared-ui/Button';
import { showAmount } from '../../amounts.ts';
import { FailureDialog } from '../../frame/failures/FailureDialog.tsx';
import { LoadFailure } from '../../frame/failures/LoadFailure.tsx';
import { useOutcome } from '../../frame/useOutcome.ts';
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
  const section = useRef<HTMLElement>(null);
  const { notices, error, retry } = useMoneyNotices();
  const focus = (): void => section.current?.focus();
  if (!notices) {
    return error === undefined ? null : (
      <LoadFailure failed={texts.noticesFailed} error={error} onRetry={retry} />
    );
  }
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
              <Done kind="disputes" id={dispute.id} what={disputeWords(dispute)} onDone={focus} />
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
                <Done kind="refunds" id={refund.id} what={refundWords(refund)} onDone={focus} />
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
                onDone={focus}
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
  what: string;
  /** Is told when the button has gone, which had the focus. */
  onDone: () => void;
}

function Done({ kind, id, what, onDone }: DoneProps) {
  const [say, { isLoading }] = useNoticeSeenMutation();
  const { failure, forget, tell } = useOutcome(texts.notDone);
  return (
    <>
      <Button
        look="secondary"
        isBusy={isLoading}
        aria-label={texts.doneWith(what)}
        onClick={() =>
          void say({ kind, id: String(id) }).then((outcome) => {
            if (tell(outcome)) onDone();
          })
        }
      >
        {texts.done}
      </Button>
      <FailureDialog failure={failure} onClose={forget} />
    </>
  );
}
