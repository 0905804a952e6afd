import { FileDown } from 'lucide-react';
import { openingHoursOf } from 'shared-api/contract/company/openingHours';
import { routes } from 'shared-api/contract/pages/paths';
import { paymentLink } from 'shared-api/contract/pages/paymentLink';
import type { QuoteAnswer } from 'shared-api/contract/quotes/rules';
import { defaultLanguage } from 'shared-api/contract/values/language';
import { toCents } from 'shared-api/contract/values/money';
import { useCompany } from 'shared-api/store';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { telephone } from '../../../frame/telephone.ts';
import { texts } from '../texts.ts';
import styles from './QuoteAnswer.module.css';

/** What can be done with a quote at any hour, and when somebody picks up the phone. */
export function QuoteNextSteps({ answer }: { answer: QuoteAnswer }) {
  const { number, payable, secret } = answer;
  // The router puts the page's language before it.
  const payment = paymentLink(defaultLanguage, number, toCents(payable)) ?? routes.payment();
  return (
    <section className={styles['next']} aria-labelledby="quote-next">
      <h3 id="quote-next">{texts.whatNext}</h3>
      <p>{texts.bookLead}</p>
      <div className={styles['ways']}>
        <ButtonLink to={routes.contactAbout('book', number)}>{texts.book}</ButtonLink>
        <ButtonLink to={routes.contactAbout('change', number)} look="secondary">
          {texts.change}
        </ButtonLink>
        <ButtonLink to={payment} look="secondary">
          {texts.pay}
        </ButtonLink>
        <a className={styles['file']} href={routes.quoteAnswerFile(secret)} download>
          <FileDown size={20} aria-hidden="true" />
          {texts.file}
        </a>
      </div>
      <Reach number={number} />
    </section>
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
        {texts.talk}: <a href={telephone(phone)}>{phone}</a>
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
