import { useState, useSyncExternalStore } from 'react';
import type { PaymentPageData } from 'shared-api/contract/pages/pageData';
import { routes } from 'shared-api/contract/pages/paths';
import { readPaymentLink } from 'shared-api/contract/pages/paymentLink';
import { useCompany, usePageData } from 'shared-api/store';
import { AlertDialog } from 'shared-ui/AlertDialog';
import { usePaymentSettingsQuery } from './paymentApi.ts';
import { PageHead } from '../../frame/PageHead.tsx';
import { PageTitle } from '../../frame/PageTitle.tsx';
import { PublicFrame } from '../../frame/PublicFrame.tsx';
import { emptyCardForm, masks, type CardForm } from './cardForm.ts';
import { PaymentForm } from './PaymentForm.tsx';
import { Notice, PaymentOutcome } from './PaymentOutcome.tsx';
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
      <Payment />
    </PublicFrame>
  );
}

/** The card's form or what came of it, and e-transfer as the other way. */
function Payment() {
  const isTakenOver = useIsTakenOver();
  const { data: settings, isError } = usePaymentSettingsQuery(undefined, { skip: !isTakenOver });
  const page = usePageData() as Partial<PaymentPageData> | undefined;
  const isKnownSandbox = page?.path === routes.payment() && page.isSandbox;
  const linked = useLinkedFields();
  const [typed, setTyped] = useState<CardForm>();
  const values = typed ?? { ...emptyCardForm, ...linked };
  const { view, pay, backToForm } = usePayment();
  // Who is paying by card, or has paid, is not invited to pay again.
  const isPaying = view.is === 'paying' || view.is === 'confirming' || view.is === 'succeeded';
  return (
    <div className={styles['layout']}>
      {isError ? (
        <Notice>{texts.settingsFailed}</Notice>
      ) : (
        <div className={styles['card']}>
          {(settings?.isSandbox ?? isKnownSandbox) && (
            <p className={styles['sandbox']}>{texts.sandbox}</p>
          )}
          {!isTakenOver && (
            <noscript>
              <p className={styles['sandbox']}>{texts.noScripts}</p>
            </noscript>
          )}
          {view.is === 'form' || view.is === 'checking' ? (
            <>
              <PaymentForm
                values={values}
                onChange={setTyped}
                inline={view.is === 'form' ? view.inline : undefined}
                focus={view.is === 'form' ? view.focus : undefined}
                isBusy={view.is === 'checking'}
                onPay={() => void pay(values)}
              />
              <AlertDialog
                isOpen={view.is === 'form' && view.alert !== undefined}
                title={texts.check}
                onClose={() => backToForm('submit')}
              >
                <p>{view.is === 'form' ? view.alert : ''}</p>
              </AlertDialog>
            </>
          ) : (
            <PaymentOutcome view={view} onAgain={() => backToForm('number')} />
          )}
        </div>
      )}
      {(isError || !isPaying) && <ETransfer />}
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

/** What the link of a mail fills in, once scripts run; the server's page is the same for everybody. */
function useLinkedFields(): Partial<CardForm> {
  const search = useSyncExternalStore(
    never,
    () => window.location.search,
    () => '',
  );
  const link = readPaymentLink(search);
  return link ? { invoice: link.number, amount: masks.amount.shape(link.amount, '') } : {};
}
