import { FileDown, Printer } from 'lucide-react';
import { Fragment } from 'react';
import type { PaymentStatus } from 'shared-api/contract/billing/payment';
import { addressLines } from 'shared-api/contract/company/addressLines';
import { routes } from 'shared-api/contract/pages/paths';
import { pageLanguage } from 'shared-api/contract/values/pageLanguage';
import { formatAmount } from 'shared-api/contract/values/money';
import { useCompany } from 'shared-api/store';
import { Button } from 'shared-ui/Button';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { telephone } from '../../../frame/telephone.ts';
import { useHasScripts } from '../../../forms/useHasScripts.ts';
import { nameOf } from '../nameOf.ts';
import styles from './Receipt.module.css';
import { texts } from './texts.ts';

/** The receipt itself, and what comes next. */
export function Receipt({ payment }: { payment: PaymentStatus }) {
  return (
    <>
      <Facts payment={payment} />
      <Next paymentKey={payment.key} />
    </>
  );
}

function Facts({
  payment: { number, amount, document, paidOn, left = 0, leftOn, givenBack = 0 },
}: {
  payment: PaymentStatus;
}) {
  const { legalName, hstNumber, address, brands } = useCompany();
  const brand = document.type === 'Contracting' ? brands.contracting : brands.cleaning;
  const facts: [string, string][] = [
    [texts.receiptFor, nameOf(number, document)],
    ...(document.day === ''
      ? []
      : [[texts.documentDay, texts.day(document.day)] as [string, string]]),
    [texts.paidOn, texts.day(paidOn)],
    [texts.paidBy, texts.byCard],
    ...(givenBack > 0 ? [[texts.givenBack, formatAmount(givenBack)] as [string, string]] : []),
    ...(left > 0 ? [[texts.left(number, leftOn), formatAmount(left)] as [string, string]] : []),
  ];
  return (
    <section className={styles['receipt']} aria-labelledby="receipt">
      <header>
        <h2 id="receipt">{texts.receipt}</h2>
        <p>{brand.name}</p>
      </header>
      <p className={styles['amount']}>
        <span>{texts.amountReceived}</span>
        <strong>{formatAmount(amount)}</strong>
      </p>
      <dl>
        {facts.map(([name, fact]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      <p className={styles['company']}>
        {legalName}
        <br />
        {addressLines(address).map((line, index, { length }) => (
          <Fragment key={line}>
            <span>{index + 1 < length ? `${line},` : line}</span>{' '}
          </Fragment>
        ))}
        <br />
        {texts.hst(hstNumber)}
      </p>
    </section>
  );
}

function Next({ paymentKey }: { paymentKey: string }) {
  const { phone, email } = useCompany();
  const hasScripts = useHasScripts();
  return (
    <section className={styles['next']} aria-labelledby="next">
      <h2 id="next">{texts.next}</h2>
      <div className={styles['ways']}>
        <a
          className={styles['file']}
          href={routes.paymentReceiptFile(paymentKey, pageLanguage)}
          download
        >
          <FileDown size={20} aria-hidden="true" />
          {texts.download}
        </a>
        <div className={styles['print']} data-idle={!hasScripts || undefined}>
          <Button look="secondary" onClick={() => window.print()}>
            <Printer size={20} aria-hidden="true" />
            {texts.print}
          </Button>
        </div>
        <ButtonLink to={routes.home()} look="secondary">
          {texts.home}
        </ButtonLink>
      </div>
      <p>{texts.keep}</p>
      <p>{texts.mailed}</p>
      <p>
        {texts.questions} <a href={`mailto:${email}`}>{email}</a>,{' '}
        <a href={telephone(phone)}>{phone}</a>
      </p>
    </section>
  );
}
