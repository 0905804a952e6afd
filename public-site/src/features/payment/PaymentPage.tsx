import { CircleCheck, CircleX } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { formatAmount } from 'shared-api/contract/values/money';
import { routes } from 'shared-api/contract/pages/paths';
import { useCompany } from 'shared-api/store';
import { AlertDialog } from 'shared-ui/AlertDialog';
import { Button } from 'shared-ui/Button';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { usePaymentSettingsQuery } from './paymentApi.ts';
import { PageHead } from '../../frame/PageHead.tsx';
import { PageTitle } from '../../frame/PageTitle.tsx';
import { PublicFrame } from '../../frame/PublicFrame.tsx';
import { emptyCardForm } from './cardForm.ts';
import { PaymentForm } from './PaymentForm.tsx';
import styles from './PaymentPage.module.css';
import { texts } from './texts.ts';
import { usePayment } from './usePayment.ts';

/**
 * Pays an invoice or quote by card, or says how to by e-transfer (docs/product/pages.md "Payment",
 * docs/product/behaviour.md).
 */
export function PaymentPage() {
  return (
    <PublicFrame>
      <PageHead title={texts.title} description={texts.description} path={routes.payment()} />
      <PageTitle title={texts.title} lead={texts.lead} />
      <div className={styles['layout']}>
        <CardPayment />
        <ETransfer />
      </div>
    </PublicFrame>
  );
}

function CardPayment() {
  const isTakenOver = useIsTakenOver();
  const { data: settings, isError } = usePaymentSettingsQuery(undefined, { skip: !isTakenOver });
  const [values, setValues] = useState(emptyCardForm);
  const { view, pay, backToForm } = usePayment(settings);
  if (isError) return <Notice>{texts.settingsFailed}</Notice>;
  return (
    <div className={styles['card']}>
      {settings?.isSandbox && <p className={styles['sandbox']}>{texts.sandbox}</p>}
      {!isTakenOver && (
        <noscript>
          <p className={styles['sandbox']}>{texts.noScripts}</p>
        </noscript>
      )}
      {(view.is === 'form' || view.is === 'checking') && (
        <>
          <PaymentForm
            values={values}
            onChange={setValues}
            inline={view.is === 'form' ? view.inline : undefined}
            isBusy={view.is === 'checking'}
            onPay={() => void pay(values)}
          />
          <AlertDialog
            isOpen={view.is === 'form' && view.alert !== undefined}
            title={texts.check}
            onClose={backToForm}
          >
            <p>{view.is === 'form' ? view.alert : ''}</p>
          </AlertDialog>
        </>
      )}
      {view.is === 'paying' && <Notice isBusy>{texts.paying}</Notice>}
      {view.is === 'confirming' && (
        <Notice title={texts.confirming} isBusy>
          {texts.confirmingLead}
        </Notice>
      )}
      {view.is === 'succeeded' && (
        <Notice title={texts.thanks} sign={<CircleCheck aria-hidden="true" />}>
          {texts.received(formatAmount(view.status.amount))}
          <ButtonLink to={routes.home()} look="secondary">
            {texts.home}
          </ButtonLink>
        </Notice>
      )}
      {view.is === 'failed' && (
        <Notice title={texts.failedTitle} sign={<CircleX aria-hidden="true" />} isFailure>
          <span>{texts.failed}</span>
          <span className={styles['reason']}>{view.reason}</span>
          <Button onClick={backToForm}>{texts.again}</Button>
        </Notice>
      )}
    </div>
  );
}

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

function ETransfer() {
  const { eTransferEmail, eTransferInstructions } = useCompany();
  return (
    <section className={styles['transfer']} aria-labelledby="e-transfer">
      <h2 id="e-transfer">{texts.eTransfer}</h2>
      <p className={styles['address']}>{eTransferEmail}</p>
      <ol>
        {eTransferInstructions.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}

const never = (): (() => void) => () => undefined;

/** Whether scripts run: a card cannot be paid with without them. */
const useIsTakenOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
