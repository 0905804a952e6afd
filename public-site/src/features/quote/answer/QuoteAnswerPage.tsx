import { useEffect, useRef, useState, type ReactNode, type Ref } from 'react';
import type { QuoteAnswerPageData } from 'shared-api/contract/pages/pageData';
import { routes } from 'shared-api/contract/pages/paths';
import type { QuoteAnswer, QuoteLine } from 'shared-api/contract/quotes/priceAnswers';
import type { QuoteWish } from 'shared-api/contract/quotes/quoteWish';
import { formatAmount } from 'shared-api/contract/values/money';
import { useCompany } from 'shared-api/store';
import { Button } from 'shared-ui/Button';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { useLocation, useParams } from 'shared-ui/router';
import { PageHead } from '../../../frame/PageHead.tsx';
import { PageTitle } from '../../../frame/PageTitle.tsx';
import { PublicFrame } from '../../../frame/PublicFrame.tsx';
import { Table, type Column } from 'shared-ui/Table';
import { useLetter } from '../../../letter/useLetter.ts';
import { openedRecord } from '../../../openedRecord.ts';
import { unbroken } from 'shared-api/contract/values/unbroken';
import { usePageDataOf } from '../../../usePageDataOf.ts';
import { useQuoteAnswerQuery } from '../quoteApi.ts';
import { isBooked } from './isBooked.ts';
import styles from './QuoteAnswer.module.css';
import { QuoteNextSteps } from './QuoteNextSteps.tsx';
import { texts as priceTexts } from '../price/texts.ts';
import { texts } from './texts.ts';

/**
 * A quote's answer at an address of its own, which can be opened again and elsewhere
 * (docs/product/pages.md "Quote answer").
 */
export function QuoteAnswerPage() {
  useLetter();
  const { secret = '' } = useParams();
  const { pathname } = useLocation();
  const page = usePageDataOf<QuoteAnswerPageData>(pathname, 'path');
  // In the page already when it was opened by its address.
  const isKnown = page !== undefined;
  // Whoever comes back to it may have paid it meanwhile.
  const query = useQuoteAnswerQuery(secret, { skip: isKnown, refetchOnMountOrArgChange: 5 });
  const opened = openedRecord(page && { record: page.answer }, query);
  switch (opened.is) {
    case 'here':
      return <Answer first={opened.data} isNew={!isKnown} refused={page?.wish?.of} />;
    case 'loading':
      return (
        <Frame title={texts.yourQuote}>
          <Alone>
            <p role="status">{texts.loading}</p>
          </Alone>
        </Frame>
      );
    case 'missing':
      return (
        <Frame title={texts.yourQuote} lead={texts.noQuote}>
          <Alone>
            <ButtonLink to={routes.allQuotes()}>{texts.another}</ButtonLink>
          </Alone>
        </Frame>
      );
    case 'failed':
      return (
        <Frame title={texts.yourQuote} lead={<span role="alert">{texts.notLoaded}</span>}>
          <Alone>
            <Button isBusy={opened.isBusy} onClick={opened.tryAgain}>
              {texts.loadAgain}
            </Button>
          </Alone>
        </Frame>
      );
  }
}

interface FrameProps {
  title: string;
  titleRef?: Ref<HTMLHeadingElement>;
  lead?: ReactNode;
  isRefused?: boolean;
  children: ReactNode;
}

const Frame = ({ children, isRefused = false, ...title }: FrameProps) => (
  <PublicFrame>
    <PageHead
      title={texts.yourQuote}
      description={texts.yourQuote}
      path={routes.allQuotes()}
      isRefused={isRefused}
    />
    <PageTitle {...title} />
    {children}
  </PublicFrame>
);

/** What a page without a quote says and offers. */
const Alone = ({ children }: { children: ReactNode }) => (
  <div className={styles['alone']}>{children}</div>
);

const columns: Column<QuoteLine>[] = [
  { header: texts.service, cell: (line) => <Line line={line} /> },
  { header: texts.amount, align: 'end', cell: ({ amount }) => formatAmount(amount) },
];

/** What is done; how often, and for how much each, below it: a column for it would leave phones no room. */
const Line = ({ line: { description, quantity, unitPrice } }: { line: QuoteLine }) => (
  <>
    {priceTexts.line(description, 1)}
    {quantity !== 1 && (
      <span className={styles['each']}>{texts.each(quantity, formatAmount(unitPrice))}</span>
    )}
  </>
);

interface AnswerProps {
  /** As it was when the page was opened. */
  first: QuoteAnswer;
  isNew: boolean;
  /** What was asked about it without scripts and refused. */
  refused: QuoteWish | undefined;
}

/** The itemised answer to a request, with what to do next. */
function Answer({ first, isNew, refused }: AnswerProps) {
  const [latest, setLatest] = useState<QuoteAnswer>();
  const [notice, setNotice] = useState<string>();
  const answer = latest ?? first;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // After the shell, which leads to the beginning of a new page.
    if (isNew) queueMicrotask(() => heading.current?.focus());
  }, [isNew]);
  return (
    <Frame
      title={texts.quote(answer.number)}
      titleRef={heading}
      lead={unbroken(leadOf(answer))}
      isRefused={refused !== undefined && latest === undefined}
    >
      <div className={styles['layout']}>
        <section className={styles['sum']} aria-label={texts.yourQuote}>
          <Total answer={answer} />
        </section>
        <QuoteNextSteps
          answer={answer}
          isNew={latest !== undefined}
          refused={refused}
          notice={notice}
          onSent={(now, why) => {
            setLatest(now);
            setNotice(why);
          }}
        />
        <Work answer={answer} />
      </div>
    </Frame>
  );
}

/** Whether staff have changed the price or its lines since it was first answered. */
const isChanged = ({ total, currentTotal, linesChanged }: QuoteAnswer): boolean =>
  linesChanged || currentTotal !== total;

/** Where the quote stands, before what it comes to. */
function leadOf(answer: QuoteAnswer): string {
  const { payment, paidOn, validUntil, message, calledOff, givenBack = 0 } = answer;
  if (calledOff === true) return texts.givenBack(formatAmount(givenBack));
  if (payment === 'paid') return texts.paid(paidOn);
  if (payment === 'expired') return texts.expired(validUntil);
  if (payment === 'invoiced') return texts.invoiced;
  return isChanged(answer) ? texts.changedSince : message;
}

/** What it comes to now, for which day, and for how long. */
function Total({ answer }: { answer: QuoteAnswer }) {
  const { currentTotal, period, requestedOn, validUntil, payment, calledOff } = answer;
  const isOpen = payment === 'open' && calledOff !== true;
  const days: [string, string][] = [
    [texts.requestedOn, requestedOn],
    // Once it is paid or invoiced, its price is what it was; the lead says until when it was, if it has run out.
    [texts.validUntil, isOpen ? validUntil : ''],
  ];
  return (
    <div className={styles['total']}>
      <p>
        <span>{priceTexts.totalWithTax(period)}</span>
        <strong>{formatAmount(currentTotal)}</strong>
      </p>
      <dl>
        {days
          .filter(([, day]) => day !== '')
          .map(([name, day]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <time dateTime={day}>{texts.day(day)}</time>
              </dd>
            </div>
          ))}
      </dl>
      {/* Whoever has asked to book it need not be told until when to. */}
      {isOpen && requestedOn > validUntil && validUntil !== '' && !isBooked(answer) && (
        <p>{texts.holdsIfBooked(validUntil)}</p>
      )}
    </div>
  );
}

/** What is done, and what it comes to: as it is now, or as it was first answered. */
function Work({ answer }: { answer: QuoteAnswer }) {
  const isNow = answer.currentTable.length > 0;
  const isFirst = !isNow && isChanged(answer);
  return (
    <section className={styles['quote']} aria-labelledby="quote-lines">
      <h2 id="quote-lines">{isFirst ? texts.firstAnswer : texts.lines}</h2>
      {isFirst && <p>{texts.firstAnswerNote}</p>}
      {isNow ? <LinesNow answer={answer} /> : <Lines answer={answer} />}
    </section>
  );
}

/** The lines as staff wrote them, with whatever columns: what stands between the first and the last is said below. */
function LinesNow({ answer }: { answer: QuoteAnswer }) {
  const { number, currentTable, currentSubTotal, currentTax, currentTotal, period } = answer;
  const { taxRate } = useCompany();
  const [headings = [], ...rows] = currentTable;
  const details = (cells: readonly string[]): string =>
    cells
      .slice(1, -1)
      .flatMap((cell, column) =>
        cell.trim() === '' ? [] : [`${headings[column + 1] ?? ''} ${cell}`.trim()],
      )
      .join(', ');
  return (
    <Table
      caption={texts.quote(number)}
      columns={[
        {
          header: headings[0] ?? '',
          cell: ({ cells }: { cells: string[] }) => (
            <>
              {cells[0]}
              {details(cells) !== '' && <span className={styles['each']}>{details(cells)}</span>}
            </>
          ),
        },
        {
          header: (headings.length > 1 && headings.at(-1)) || texts.amount,
          align: 'end',
          cell: ({ cells }) => (cells.length > 1 ? cells.at(-1) : ''),
        },
      ]}
      rows={rows.map((cells, position) => ({ cells, position }))}
      rowKey={({ position }) => position}
      sums={[
        [texts.subtotal, formatAmount(currentSubTotal)],
        [priceTexts.tax(Math.round(taxRate * 100)), formatAmount(currentTax)],
        [priceTexts.total(period), formatAmount(currentTotal)],
      ]}
    />
  );
}

function Lines({ answer }: { answer: QuoteAnswer }) {
  const { number, lines, subTotal, tax, total, period } = answer;
  const { taxRate } = useCompany();
  return (
    <Table
      caption={texts.quote(number)}
      columns={columns}
      rows={lines}
      rowKey={({ description }) => description}
      sums={[
        [texts.subtotal, formatAmount(subTotal)],
        [priceTexts.tax(Math.round(taxRate * 100)), formatAmount(tax)],
        [priceTexts.total(period), formatAmount(total)],
      ]}
    />
  );
}
