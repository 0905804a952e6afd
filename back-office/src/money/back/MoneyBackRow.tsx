import type { ReactNode } from 'react';
import type { Answer } from 'shared-api/client';
import { routes } from 'shared-api/contract/pages/officePaths';
import { Badge } from 'shared-ui/Badge';
import { Link } from 'shared-ui/router';
import { showAmount } from '../../amounts.ts';
import { showDay } from '../../dates.ts';
import { texts as money } from '../texts.ts';
import styles from './MoneyBack.module.css';
import { texts } from './texts.ts';

type MoneyBack = Answer<'GET /money-back/'>;
type Refund = MoneyBack['refunds'][number];
type Dispute = MoneyBack['disputes'][number];

interface RowProps {
  /** The state in a word. */
  badge: ReactNode;
  what: string;
  about?: ReactNode;
  more: readonly string[];
  action?: ReactNode;
}

export const MoneyBackRow = ({ badge, what, about, more, action }: RowProps) => (
  <li className={styles['row']}>
    <div className={styles['words']}>
      <p className={styles['what']}>
        {badge} {what}
      </p>
      {about}
      {more.filter(Boolean).map((sentence) => (
        <p key={sentence} className={styles['soft']}>
          {sentence}
        </p>
      ))}
    </div>
    {action}
  </li>
);

const tones = { made: 'good', pending: 'open', failed: 'bad' } as const;

/** What a refund is, in words. */
export const refundWords = ({ amount, method, day }: Refund): string =>
  texts.refund(showAmount(amount), money.methods[method], showDay(day));

interface OfOne {
  about?: ReactNode;
  action?: ReactNode;
}

export const RefundRow = ({ refund, ...rest }: OfOne & { refund: Refund }) => (
  <MoneyBackRow
    badge={<Badge tone={tones[refund.status]}>{texts.refundStates[refund.status]}</Badge>}
    what={refundWords(refund)}
    more={[
      refund.creditNumber === '' ? '' : texts.ofCredit(refund.creditNumber),
      refund.reason,
      refund.status === 'failed'
        ? texts.why(texts.refundFailures[refund.failure || 'refused'])
        : '',
      refund.status === 'pending' ? (refund.isLate ? texts.late : texts.waiting) : '',
    ]}
    {...rest}
  />
);

const disputeTones = {
  inquiry: 'open',
  needsAnswer: 'bad',
  underReview: 'open',
  won: 'good',
  lost: 'bad',
  closed: 'neutral',
} as const;

/** What a dispute is, in words. */
export const disputeWords = ({ amount, openedOn }: Dispute): string =>
  texts.dispute(showAmount(amount), showDay(openedOn));

export const DisputeRow = ({ dispute, ...rest }: OfOne & { dispute: Dispute }) => (
  <MoneyBackRow
    badge={<Badge tone={disputeTones[dispute.state]}>{texts.disputeStates[dispute.state]}</Badge>}
    what={disputeWords(dispute)}
    more={[
      texts.says(texts.disputeReasons[dispute.reason]),
      dispute.isTaken ? texts.taken : '',
      dispute.fee === 0 ? '' : texts.fee(showAmount(dispute.fee)),
      needsAnswer(dispute) ? texts.dueBy(showDay(dispute.dueDay)) : '',
      endOf(dispute),
    ]}
    {...rest}
  />
);

const needsAnswer = ({ state, dueDay }: Dispute): boolean =>
  (state === 'needsAnswer' || state === 'inquiry') && dueDay !== '';

function endOf({ state, endedOn }: Dispute): string {
  if (state !== 'won' && state !== 'lost' && state !== 'closed') return '';
  return texts.outcomes[state](showDay(endedOn));
}

/** What a refund or a dispute is of: links to its invoice and to its client. */
export function AboutLinks({ of }: { of: Refund | Dispute }) {
  const { invoiceId, invoiceNumber, quoteNumber, clientId, clientName } = of;
  const document =
    invoiceId !== null && invoiceNumber !== null ? (
      <Link to={routes.editor('invoices', invoiceId)}>{texts.invoice(invoiceNumber)}</Link>
    ) : (
      quoteNumber !== null && texts.quote(quoteNumber)
    );
  return (
    <p className={styles['about']}>
      {document}
      {clientId !== null && <Link to={routes.editor('clients', clientId)}>{clientName}</Link>}
    </p>
  );
}
