import { FileDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { routes } from 'shared-api/contract/pages/paths';
import { paymentLink } from 'shared-api/contract/pages/paymentLink';
import type { QuoteAnswer } from 'shared-api/contract/quotes/priceAnswers';
import type { QuoteWish } from 'shared-api/contract/quotes/quoteWish';
import { defaultLanguage } from 'shared-api/contract/values/language';
import { formatAmount, toCents } from 'shared-api/contract/values/money';
import { pageLanguage } from 'shared-api/contract/values/pageLanguage';
import { useCompany } from 'shared-api/store';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { telephone } from '../../../frame/telephone.ts';
import { unbroken } from 'shared-api/contract/values/unbroken';
import { OpeningHours } from '../../../openingHours/OpeningHours.tsx';
import { texts } from './texts.ts';
import { isBooked } from './isBooked.ts';
import styles from './QuoteAnswer.module.css';
import { WishDetails } from './WishDetails.tsx';

interface QuoteNextStepsProps {
  answer: QuoteAnswer;
  /** Whether something has just been asked about it. */
  isNew: boolean;
  /** What was asked without scripts and refused. */
  refused: QuoteWish | undefined;
  /** Why what was just asked is not possible any more. */
  notice: string | undefined;
  /** Told what the quote says once something has been asked about it, or could not be. */
  onSent: (answer: QuoteAnswer, refused?: string) => void;
}

/** What can be done with a quote at any hour, and when somebody picks up the phone. */
export function QuoteNextSteps(props: QuoteNextStepsProps) {
  const { number, secret, payment, payable, received, givenBack = 0, calledOff } = props.answer;
  return (
    <section className={styles['next']} aria-labelledby="quote-next">
      <h2 id="quote-next">{texts.whatNext}</h2>
      <Standing answer={props.answer} isNew={props.isNew} notice={props.notice} />
      {payment === 'open' && received > 0 && (
        <p>{unbroken(texts.received(formatAmount(received), formatAmount(payable)))}</p>
      )}
      {/* Of one that was called off the page says so first. */}
      {givenBack > 0 && calledOff !== true && (
        <p>{unbroken(texts.givenBack(formatAmount(givenBack)))}</p>
      )}
      <div className={styles['ways']}>
        <Ways {...props} />
        <a className={styles['file']} href={routes.quoteAnswerFile(secret, pageLanguage)} download>
          <FileDown size={20} aria-hidden="true" />
          {texts.file}
        </a>
      </div>
      <Reach number={number} />
    </section>
  );
}

/** What has been agreed and asked so far; what is asked now takes the focus of its form, which goes. */
function Standing({
  answer: { wishes, acceptedOn, calledOff },
  isNew,
  notice,
}: Pick<QuoteNextStepsProps, 'answer' | 'isNew' | 'notice'>) {
  const here = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) here.current?.focus();
  }, [isNew, wishes, notice]);
  // A booking that was accepted waits for nothing any more, nor one that was called off.
  const isBookingOver = acceptedOn !== '' || calledOff === true;
  const waiting = wishes.filter(({ wish }) => wish !== 'book' || !isBookingOver);
  return (
    <div ref={here} tabIndex={-1} role="status" className={styles['standing']}>
      {notice !== undefined && (
        <p>
          {notice} {texts.wishForms.moved}
        </p>
      )}
      {acceptedOn !== '' && <p>{texts.accepted(acceptedOn)}</p>}
      {waiting.map(({ wish, on, count }) => (
        <p key={wish}>{texts.wished[wish](on, count)}</p>
      ))}
    </div>
  );
}

/** What comes next first, then what else can be done. */
function Ways({ answer, refused, onSent }: QuoteNextStepsProps) {
  const { payment, receipt, asked, calledOff } = answer;
  const form = (wish: QuoteWish, look: 'primary' | 'secondary' = 'secondary') => (
    <WishDetails
      // Closed and empty again once it was sent.
      key={`${wish} ${answer.wishes.find((one) => one.wish === wish)?.count ?? 0}`}
      answer={answer}
      wish={wish}
      look={look}
      isOpen={refused === wish}
      onSent={onSent}
    />
  );
  const after = asked.length > 0 ? 'secondary' : 'primary';
  const receiptLink = receipt !== '' && (
    <ButtonLink to={routes.paymentReceipt(receipt)} look="secondary">
      {texts.receipt}
    </ButtonLink>
  );
  if (calledOff === true) {
    return (
      <>
        <Asked answer={answer} />
        <p>{texts.calledOffLead}</p>
        {form('ask', after)}
        {receiptLink}
      </>
    );
  }
  switch (payment) {
    case 'expired':
      return (
        <>
          <Asked answer={answer} />
          <p>{texts.expiredLead}</p>
          <ButtonLink to={routes.allQuotes()} look={after}>
            {texts.another}
          </ButtonLink>
          {form('ask')}
        </>
      );
    case 'invoiced':
      return (
        <>
          <p>{texts.invoicedLead}</p>
          <ButtonLink to={routes.payment()}>{texts.payInvoice}</ButtonLink>
          {form('ask')}
        </>
      );
    case 'open':
    case 'paid':
      return (
        <>
          <Asked answer={answer} />
          <p>{leadOf(answer)}</p>
          {!isBooked(answer) && form('book', after)}
          {form('change')}
          {payment === 'open' && <PayAll answer={answer} />}
          {payment === 'paid' && receiptLink}
        </>
      );
  }
}

function leadOf(answer: QuoteAnswer): string {
  if (isBooked(answer)) return texts.changeLead;
  return answer.payment === 'paid' ? texts.paidBookLead : texts.bookLead;
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
  const { email, phone } = useCompany();
  const subject = encodeURIComponent(texts.quote(number));
  return (
    <div className={styles['reach']}>
      <p>
        <span className={styles['onScreen']}>{texts.write}</span>
        <span className={styles['onPaper']}>{texts.writeOnPaper}</span>{' '}
        <a href={`mailto:${email}?subject=${subject}`}>{email}</a>
      </p>
      <p>
        {texts.talk} <a href={telephone(phone)}>{phone}</a>
      </p>
      <OpeningHours />
    </div>
  );
}
