import { CircleX } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import type { PaymentStatus } from 'shared-api/contract/billing/payment';
import { Button } from 'shared-ui/Button';
import styles from './PaymentPage.module.css';
import { GoOn } from './GoOn.tsx';
import { purposeText, type PaymentPurpose } from './nameOf.ts';
import { texts } from './texts.ts';
import type { PaymentView } from './usePayment.ts';

interface PaymentOutcomeProps {
  view: Exclude<PaymentView, { is: 'form' } | { is: 'checking' }>;
  /** The number that a link has filled in, if one has. */
  linked: string | undefined;
  /** Back to the form, after a failure. */
  onAgain: (purpose: PaymentPurpose) => void;
  /** Told what a payment came to that waited elsewhere and was given up. */
  onEnded: (status: PaymentStatus) => void;
}

/** What a payment is doing, or came to, in place of its form. */
export function PaymentOutcome({ view, linked, onAgain, onEnded }: PaymentOutcomeProps) {
  switch (view.is) {
    case 'paying':
      return (
        <Notice isBusy>
          <Purpose purpose={view.purpose} />
          <span>{texts.paying}</span>
        </Notice>
      );
    case 'confirming':
      return (
        <Notice title={texts.confirming} isBusy>
          <Purpose purpose={view.answered ?? view.purpose} />
          {view.continueAt === '' ? (
            <span>{view.answered ? texts.confirmingLead : texts.unansweredLead}</span>
          ) : (
            <GoOn
              paymentKey={view.key}
              continueAt={view.continueAt}
              isCentred
              instead={linked === view.answered?.number ? undefined : linked}
              onEnded={onEnded}
            />
          )}
        </Notice>
      );
    case 'failed':
      return (
        <Notice sign={<CircleX aria-hidden="true" />} isFailure>
          <strong>{texts.failed}</strong>
          <span>{view.reason}</span>
          <Purpose purpose={view.purpose} />
          <Button onClick={() => onAgain(view.purpose)}>{texts.again}</Button>
        </Notice>
      );
  }
}

/** Unknown after a reload, until the server has answered. */
const Purpose = ({ purpose }: { purpose: PaymentPurpose | undefined }) =>
  purpose && <strong className={styles['purpose']}>{purposeText(purpose)}</strong>;

interface NoticeProps {
  title?: string;
  sign?: ReactNode;
  isBusy?: boolean;
  isFailure?: boolean;
  children: ReactNode;
}

/** What came of it, in place of the form; read out, and the place to go on from. */
function Notice({ title, sign, isBusy = false, isFailure = false, children }: NoticeProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  const look = `${styles['notice'] ?? ''} ${isFailure ? (styles['isFailure'] ?? '') : ''}`;
  return (
    <div ref={place} tabIndex={-1} role={isFailure ? 'alert' : 'status'} className={look}>
      {isBusy && <span className={styles['bar']} aria-hidden="true" />}
      {sign}
      {title !== undefined && <h2>{title}</h2>}
      <div className={styles['words']}>{children}</div>
    </div>
  );
}
