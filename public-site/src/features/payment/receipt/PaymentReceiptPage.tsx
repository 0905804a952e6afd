import { useEffect, useRef, type ReactNode, type Ref } from 'react';
import type { PaymentStatus } from 'shared-api/contract/billing/payment';
import type { PaymentReceiptPageData } from 'shared-api/contract/pages/pageData';
import { routes } from 'shared-api/contract/pages/paths';
import { paymentLink } from 'shared-api/contract/pages/paymentLink';
import { defaultLanguage } from 'shared-api/contract/values/language';
import { formatAmount, toCents } from 'shared-api/contract/values/money';
import { Button } from 'shared-ui/Button';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { useLocation, useParams } from 'shared-ui/router';
import { PageHead } from '../../../frame/PageHead.tsx';
import { PageTitle } from '../../../frame/PageTitle.tsx';
import { PublicFrame } from '../../../frame/PublicFrame.tsx';
import { openedRecord } from '../../../openedRecord.ts';
import { unbroken } from 'shared-api/contract/values/unbroken';
import { usePageDataOf } from '../../../usePageDataOf.ts';
import { GoOn } from '../GoOn.tsx';
import { purposeText } from '../nameOf.ts';
import { usePaymentStatusQuery } from '../paymentApi.ts';
import { endPayment, forgetPayment, rememberedPayment, toldOf } from '../rememberedPayment.ts';
import { Receipt } from './Receipt.tsx';
import styles from './Receipt.module.css';
import { texts as paymentTexts } from '../texts.ts';
import { pollTime } from '../useCharge.ts';
import { texts } from './texts.ts';

/**
 * What a payment came to, at an address of its own, which survives a reload and can be printed
 * (docs/product/pages.md "Payment receipt").
 */
export function PaymentReceiptPage() {
  const { key = '' } = useParams();
  const { pathname } = useLocation();
  const page = usePageDataOf<PaymentReceiptPageData>(pathname, 'path');
  // In the page already when it was opened by its address.
  const isKnown = page !== undefined;
  const known = page?.payment;
  const query = usePaymentStatusQuery(key, { skip: isKnown && known?.status !== 'confirming' });
  const opened = openedRecord(page && { record: known }, query);
  switch (opened.is) {
    case 'here':
      return <Payment payment={opened.data} isNew={!isKnown} />;
    case 'loading':
      return <Frame title={texts.receipt} lead={texts.loading} />;
    case 'missing':
      return (
        <Frame title={texts.receipt} lead={texts.noReceipt}>
          <ButtonLink to={routes.payment()}>{paymentTexts.title}</ButtonLink>
        </Frame>
      );
    case 'failed':
      return (
        <Frame title={texts.receipt} lead={<span role="alert">{texts.notLoaded}</span>}>
          <Button isBusy={opened.isBusy} onClick={opened.tryAgain}>
            {paymentTexts.again}
          </Button>
        </Frame>
      );
  }
}

interface FrameProps {
  title: string;
  titleRef?: Ref<HTMLHeadingElement>;
  lead?: ReactNode;
  children?: ReactNode;
}

const Frame = ({ children, ...title }: FrameProps) => (
  <PublicFrame>
    <PageHead title={texts.receipt} description={texts.receipt} path={routes.payment()} />
    <PageTitle {...title} />
    <div className={styles['layout']}>{children}</div>
  </PublicFrame>
);

/** Asks what became of a payment for as long as it is there; the page shows what comes of it. */
function Poll({ paymentKey }: { paymentKey: string }) {
  usePaymentStatusQuery(paymentKey, { pollingInterval: pollTime });
  return null;
}

/** The form with number and amount filled in; the router puts the page's language before it. */
const linkOf = ({ number, amount, key }: PaymentStatus): string =>
  (paymentLink(defaultLanguage, Number(number), toCents(amount)) ?? routes.payment()) + toldOf(key);

function Payment({ payment, isNew }: { payment: PaymentStatus; isNew: boolean }) {
  const { key, status } = payment;
  const heading = useRef<HTMLHeadingElement>(null);
  const told = useRef(isNew ? undefined : status);
  useEffect(() => {
    if (told.current === status) return;
    told.current = status;
    // After the shell, which leads to the beginning of a new page; also where an open payment ends on it.
    queueMicrotask(() => heading.current?.focus());
  }, [status]);
  useEffect(() => {
    // Whoever comes back from elsewhere is told here what came of it: their next payment is another one.
    if (status === 'confirming' || rememberedPayment() !== key) return;
    if (status === 'succeeded') endPayment();
    else forgetPayment();
  }, [key, status]);
  switch (status) {
    case 'confirming':
      return (
        <Frame
          title={paymentTexts.confirming}
          titleRef={heading}
          lead={payment.continueAt === '' ? paymentTexts.confirmingLead : undefined}
        >
          <Poll paymentKey={payment.key} />
          <p className={styles['purpose']}>{purposeText(payment)}</p>
          {payment.continueAt !== '' && (
            <div>
              <GoOn paymentKey={payment.key} continueAt={payment.continueAt} />
            </div>
          )}
        </Frame>
      );
    case 'failed':
      return (
        <Frame title={texts.notPaid} titleRef={heading} lead={payment.message}>
          <p className={styles['purpose']}>{purposeText(payment)}</p>
          <ButtonLink to={linkOf(payment)}>{paymentTexts.again}</ButtonLink>
        </Frame>
      );
    case 'succeeded':
      return (
        <Frame
          title={texts.thanks}
          titleRef={heading}
          lead={unbroken(texts.received(formatAmount(payment.amount)))}
        >
          <Receipt payment={payment} />
        </Frame>
      );
  }
}
