import { useState } from 'react';
import type { PaymentPageData } from 'shared-api/contract/pages/pageData';
import { routes } from 'shared-api/contract/pages/paths';
import { useCompany } from 'shared-api/store';
import { usePaymentSettingsQuery } from './paymentApi.ts';
import { PageHead } from '../../frame/PageHead.tsx';
import { PageTitle } from '../../frame/PageTitle.tsx';
import { PublicFrame } from '../../frame/PublicFrame.tsx';
import { AlertDialog } from 'shared-ui/AlertDialog';
import { useHasScripts } from '../../forms/useHasScripts.ts';
import { usePageDataOf } from '../../usePageDataOf.ts';
import { emptyCardForm, type CardForm } from './cardForm.ts';
import { PaymentForm } from './PaymentForm.tsx';
import { PaymentOutcome } from './PaymentOutcome.tsx';
import styles from './PaymentPage.module.css';
import { texts } from './texts.ts';
import { useLinkedFields, useLinkedPayment } from './useLinkedPayment.ts';
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
  const isTakenOver = useHasScripts();
  // Where they fail to come, the form stays: they are asked for again when somebody pays.
  const { data: settings } = usePaymentSettingsQuery(undefined, { skip: !isTakenOver });
  const isKnownSandbox = usePageDataOf<PaymentPageData>(routes.payment(), 'isSandbox')?.isSandbox;
  const payment = usePayment();
  // Who is paying by card is not invited to pay again.
  const isPaying = payment.view.is === 'paying' || payment.view.is === 'confirming';
  return (
    <div className={styles['layout']}>
      {(settings?.isSandbox ?? isKnownSandbox) && (
        <p className={styles['sandbox']}>{texts.sandbox}</p>
      )}
      {!isTakenOver && (
        <noscript>
          <p className={styles['sandbox']}>{texts.noScripts}</p>
        </noscript>
      )}
      <CardPayment payment={payment} />
      {!isPaying && <ETransfer />}
    </div>
  );
}

/** The form, or where the payment stands. */
function CardPayment({ payment }: { payment: ReturnType<typeof usePayment> }) {
  const { view, pay, backToForm } = payment;
  const link = useLinkedFields();
  const [typed, setTyped] = useState<Partial<CardForm>>({});
  const values: CardForm = { ...emptyCardForm, ...link, ...typed };
  const linked = useLinkedPayment(link, values);
  if (view.is !== 'form' && view.is !== 'checking') {
    return (
      <div className={styles['outcome']}>
        <PaymentOutcome view={view} onAgain={() => backToForm('number')} />
      </div>
    );
  }
  const form = view.is === 'form' ? view : undefined;
  return (
    <>
      <PaymentForm
        values={values}
        onChange={(changes) => setTyped((last) => ({ ...last, ...changes }))}
        linked={linked}
        inline={form?.inline}
        focus={form?.focus}
        isBusy={view.is === 'checking'}
        onPay={() => void pay(values)}
      />
      <AlertDialog
        isOpen={form?.alert !== undefined}
        title={texts.check}
        onClose={() => backToForm('submit')}
      >
        <p>{form?.alert ?? ''}</p>
      </AlertDialog>
    </>
  );
}

function ETransfer() {
  const { eTransferEmail, eTransferInstructions } = useCompany();
  return (
    <section className={styles['transfer']} aria-labelledby="e-transfer">
      <div>
        <h2 id="e-transfer">{texts.eTransfer}</h2>
        <p className={styles['address']}>{eTransferEmail}</p>
      </div>
      <ol>
        {eTransferInstructions.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
