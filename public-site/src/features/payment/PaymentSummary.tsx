import type { ReactNode } from 'react';
import type { PaidDocument } from 'shared-api/contract/billing/payment';
import { routes } from 'shared-api/contract/pages/paths';
import { formatAmount } from 'shared-api/contract/values/money';
import { useCompany } from 'shared-api/store';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { unbroken } from 'shared-api/contract/values/unbroken';
import { telephone } from '../../frame/telephone.ts';
import { useHasScripts } from '../../forms/useHasScripts.ts';
import { chargedFor, type CardForm } from './cardForm.ts';
import { nameOf } from './nameOf.ts';
import styles from './PaymentForm.module.css';
import { texts } from './texts.ts';
import type { LinkedPayment } from './useLinkedPayment.ts';

interface PaymentSummaryProps {
  values: CardForm;
  linked: LinkedPayment;
  /** Whether it stands beside the fields already why they cannot be paid so. */
  isTold: boolean;
  /** Whether nothing can be paid before the scripts have come. */
  needsScripts: boolean;
  /** The form's button; none where nothing can be paid. */
  button: ReactNode;
}

/**
 * What is about to be paid and to whom, beside the fields or, on a phone, as a bar at the bottom: from the
 * server where a link has named it, else as it was typed.
 */
export function PaymentSummary(props: PaymentSummaryProps) {
  const { values, linked, isTold, needsScripts, button } = props;
  const hasScripts = useHasScripts();
  const { legalName, phone } = useCompany();
  const { document, refusal } = linked;
  const { invoice } = values;
  const amount = chargedFor(values.amount);
  return (
    <div className={styles['summary']}>
      <h2>{texts.summary}</h2>
      <div className={styles['details']}>
        <div className={styles['about']}>
          <div>
            {invoice.length === 5 ? (
              <p className={styles['document']}>{nameOf(invoice, document)}</p>
            ) : (
              <p>{texts.summaryHint}</p>
            )}
            {document && <DocumentFacts document={document} />}
          </div>
          {refusal?.isFinal !== true && <Room />}
        </div>
        <p className={styles['to']}>{texts.paidTo(legalName)}</p>
      </div>
      {refusal !== undefined && (refusal.isFinal || !isTold) && (
        <p
          className={refusal.isPaid ? styles['paid'] : styles['refusal']}
          role="status"
          tabIndex={-1}
          data-refusal=""
        >
          {unbroken(refusal.message)}
        </p>
      )}
      {refusal?.isFinal !== true && (
        <p className={styles['total']} aria-live="polite" aria-atomic="true">
          <span>{texts.youPay}</span>{' '}
          <strong>{amount === undefined ? texts.noAmount : formatAmount(amount)}</strong>
        </p>
      )}
      {refusal?.isCalledOff === true && (
        <ButtonLink to={routes.contact()}>{texts.writeToUs}</ButtonLink>
      )}
      {(refusal?.isExpired === true || refusal?.isCalledOff === true) && (
        <ButtonLink to={routes.allQuotes()} look={refusal.isExpired ? 'primary' : 'secondary'}>
          {texts.newQuote}
        </ButtonLink>
      )}
      {button}
      {needsScripts && !hasScripts && (
        // Shown after a while: a browser that blocks them answers a press of the button with nothing.
        <p className={styles['late']}>
          {texts.late.why} <a href="">{texts.late.reload}</a>,{' '}
          <a href="#e-transfer">{texts.late.transfer}</a> {texts.late.call}{' '}
          <a href={telephone(phone)}>{phone}</a>.
        </p>
      )}
    </div>
  );
}

/** A day that takes the most letters to write. */
const longDay = '2026-09-30';

/**
 * Reserves the space of a document's name and facts, which come late. Without it the button would move away from under
 * the finger or mouse that is about to press it.
 */
function Room() {
  const { contracting, cleaning } = useCompany().brands;
  const [longer] = [contracting.name, cleaning.name].sort((a, b) => b.length - a.length);
  return (
    <div className={styles['room']} aria-hidden="true">
      <p className={styles['document']} data-words={texts.either('00000')} />
      <p data-words={`${longer}, ${texts.dated(longDay)}`} />
    </div>
  );
}

function DocumentFacts({ document: { day, type } }: { document: PaidDocument }) {
  const { brands } = useCompany();
  const brand = type === 'Contracting' ? brands.contracting : brands.cleaning;
  return (
    <p>
      {brand.name}
      {day !== '' && (
        <>
          , <time dateTime={day}>{texts.dated(day)}</time>
        </>
      )}
    </p>
  );
}
