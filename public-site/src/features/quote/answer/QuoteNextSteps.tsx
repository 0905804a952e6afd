import { FileDown } from 'lucide-react';
import { openingHoursOf } from 'shared-api/contract/company/openingHours';
import { routes } from 'shared-api/contract/pages/paths';
import { paymentLink } from 'shared-api/contract/pages/paymentLink';
import type { QuoteAnswer } from 'shared-api/contract/quotes/priceAnswers';
import { defaultLanguage } from 'shared-api/contract/values/language';
import { formatAmount, toCents } from 'shared-api/contract/values/money';
import { useCompany } from 'shared-api/store';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { telephone } from '../../../frame/telephone.ts';
import { unbroken } from 'shared-api/contract/values/unbroken';
import { texts } from '../texts.ts';
import styles from './QuoteAnswer.module.css';

/** What can be done with a quote at any hour, and when somebody picks up the phone. */
export function QuoteNextSteps({ answer }: { answer: QuoteAnswer }) {
  const { number, secret, payment, payable, received } = answer;
  return (
    <section className={styles['next']} aria-labelledby="quote-next">
      <h2 id="quote-next">{texts.whatNext}</h2>
      {payment === 'open' && received > 0 && (
        <p>{unbroken(texts.received(formatAmount(received), formatAmount(payable)))}</p>
      )}
      <div className={styles['ways']}>
        <Ways answer={answer} />
        <a className={styles['file']} href={routes.quoteAnswerFile(secret)} download>
          <FileDown size={20} aria-hidden="true" />
          {texts.file}
        </a>
      </div>
      <Reach number={number} />
    </section>
  );
}

/** What comes next first, then what else can be done. */
function Ways({ answer }: { answer: QuoteAnswer }) {
  const { number, payment, receipt, asked } = answer;
  const ask = (
    <ButtonLink to={routes.contactAbout('ask', number)} look="secondary">
      {texts.ask}
    </ButtonLink>
  );
  switch (payment) {
    case 'expired':
      return (
        <>
          <Asked answer={answer} />
          <p>{texts.expiredLead}</p>
          <ButtonLink to={routes.allQuotes()} look={asked.length > 0 ? 'secondary' : 'primary'}>
            {texts.another}
          </ButtonLink>
          {ask}
        </>
      );
    case 'invoiced':
      return (
        <>
          <p>{texts.invoicedLead}</p>
          <ButtonLink to={routes.payment()}>{texts.payInvoice}</ButtonLink>
          {ask}
        </>
      );
    case 'open':
    case 'paid':
      return (
        <>
          <Asked answer={answer} />
          <p>{texts.bookLead}</p>
          <ButtonLink
            to={routes.contactAbout('book', number)}
            look={asked.length > 0 ? 'secondary' : 'primary'}
          >
            {texts.book}
          </ButtonLink>
          <ButtonLink to={routes.contactAbout('change', number)} look="secondary">
            {texts.change}
          </ButtonLink>
          {payment === 'open' && <PayAll answer={answer} />}
          {payment === 'paid' && receipt !== '' && (
            <ButtonLink to={routes.paymentReceipt(receipt)} look="secondary">
              {texts.receipt}
            </ButtonLink>
          )}
        </>
      );
  }
}

/** To the payment of what is asked for before the invoice: of several, of the first. */
function Asked({ answer: { number, asked } }: { answer: QuoteAnswer }) {
  const [first] = asked;
  const page = first && paymentLink(defaultLanguage, number, toCents(first.amount));
  if (!page) return null;
  const { kind, amount, dueOn } = first;
  return (
    <>
      <p>{unbroken(texts.asked[kind](formatAmount(amount), dueOn))}</p>
      <ButtonLink to={page}>{texts.asked.pay(formatAmount(amount))}</ButtonLink>
    </>
  );
}

/** To the payment of all that is owed. */
function PayAll({ answer: { number, payable, period, asked } }: { answer: QuoteAnswer }) {
  // The router puts the page's language before it.
  const page = paymentLink(defaultLanguage, number, toCents(payable)) ?? routes.payment();
  return (
    <ButtonLink to={page} look="secondary">
      {asked.length > 0 ? texts.asked.payAll(formatAmount(payable)) : texts.pay(period)}
    </ButtonLink>
  );
}

/** E-mail at any hour; the phone within its hours. */
function Reach({ number }: { number: number }) {
  const { email, phone, openingHours } = useCompany();
  const subject = encodeURIComponent(texts.quote(number));
  return (
    <div className={styles['reach']}>
      <p>
        {texts.write} <a href={`mailto:${email}?subject=${subject}`}>{email}</a>
      </p>
      <p>
        {texts.talk} <a href={telephone(phone)}>{phone}</a>
      </p>
      <dl>
        {openingHoursOf(openingHours).map(({ first, last, opens, closes }) => (
          <div key={first}>
            <dt>{texts.openDays(first, last)}</dt>
            <dd>{texts.openHours(opens, closes)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
