import { ChevronDown, PaintRoller, SquareStack } from 'lucide-react';
import { useEffect, type MouseEvent, type ReactNode } from 'react';
import type { Category } from 'shared-api/contract/values/categories';
import type { QuotePageData } from 'shared-api/contract/pages/pageData';
import type { FromPrices } from 'shared-api/contract/site/fromPrices';
import { categoryOfKind, serviceOfKind } from 'shared-api/contract/site/catalogue';
import { routes } from 'shared-api/contract/pages/paths';
import { quoteKindNames, type QuoteKindName } from 'shared-api/contract/quotes/QuoteKind';
import { useCompany } from 'shared-api/store';
import { BrandMark } from 'shared-ui/BrandMark';
import { classNames } from 'shared-ui/classNames';
import { useLocation } from 'shared-ui/router';
import { cleaningIcons, ServiceIcon, type ServiceIcons } from '../../catalogue/ServiceIcon.tsx';
import { texts as lines } from '../../catalogue/lines/texts.ts';
import { useFromPrices } from '../../catalogue/useFromPrices.ts';
import { PageHead } from '../../frame/PageHead.tsx';
import { PageTitle } from '../../frame/PageTitle.tsx';
import { PublicFrame } from '../../frame/PublicFrame.tsx';
import { usePageDataOf } from '../../usePageDataOf.ts';
import styles from './AllQuotesPage.module.css';
import { texts } from './texts.ts';

/** The sections under one of the two logos (docs/product/pages.md "All quotes"). */
const kindsOf = (category: Category): QuoteKindName[] =>
  quoteKindNames.filter((kind) => categoryOfKind(kind) === category);

const description = texts.description(quoteKindNames);

interface AllQuotesPageProps {
  /** The form of a kind, from the feature that owns it; `action` is relative to the page's URL. */
  quoteOf: (kind: QuoteKindName, action: string) => ReactNode;
}

/** Every instant quote on one page, one open at a time (docs/product/pages.md "All quotes"). */
export function AllQuotesPage({ quoteOf }: AllQuotesPageProps) {
  const { brands } = useCompany();
  useContractingFragment();
  const fromPrices = useFromPrices();
  const section = (kind: QuoteKindName) => (
    <QuoteAccordion key={kind} kind={kind} quoteOf={quoteOf} from={fromPrices} />
  );
  return (
    <PublicFrame>
      <PageHead title={texts.title} description={description} path={routes.allQuotes()} />
      <PageTitle title={texts.title} lead={texts.lead} />
      <section className={styles['group']} aria-label={texts.cleaning} data-brand="cleaning">
        <BrandMark brand="cleaning" size="small" {...brands.cleaning} />
        {kindsOf('Janitorial').map(section)}
      </section>
      <section
        id="contracting"
        className={styles['group']}
        aria-label={texts.contracting}
        data-brand="contracting"
      >
        <BrandMark brand="contracting" size="small" {...brands.contracting} />
        {kindsOf('Contracting').map(section)}
      </section>
    </PublicFrame>
  );
}

/** Every kind's service has a sign here; pictures would be too small. */
const icons: ServiceIcons = { ...cleaningIcons, floor: SquareStack, paint: PaintRoller };

interface QuoteAccordionProps extends AllQuotesPageProps {
  kind: QuoteKindName;
  /** What services cost at least; unknown until it has come. */
  from: FromPrices | undefined;
}

/** Hidden, it reserves the width of a price until that is known. */
const usualPrice = 88.88;

/** `<details name>` keeps one of them open without any script, and a click on it closes it. */
function QuoteAccordion({ kind, quoteOf, from }: QuoteAccordionProps) {
  const { pathname } = useLocation();
  const service = serviceOfKind(kind);
  const isAnswered = usePageDataOf<QuotePageData>(pathname, 'kind')?.kind === kind;
  return (
    <details name="quotes" open={isAnswered} className={styles['accordion']}>
      <summary onClick={toggleInPlace}>
        <span className={styles['sign']}>
          {service && <ServiceIcon name={service} icons={icons} />}
        </span>
        <div className={styles['words']}>
          <h2>{texts.quote(kind)}</h2>
          <p>{service && lines.lines[service]}</p>
        </div>
        {service && (
          <span className={classNames(styles['from'], !from && styles['awaited'])}>
            {lines.from(from?.[service] ?? usualPrice, service)}
          </span>
        )}
        <ChevronDown aria-hidden="true" />
      </summary>
      <div className={styles['body']}>{quoteOf(kind, `?kind=${kind}`)}</div>
    </details>
  );
}

/**
 * Opens or closes a section as the browser would, and keeps its header where it was tapped: a section
 * above that closes at the same time would carry it off the screen.
 */
function toggleInPlace(event: MouseEvent<HTMLElement>): void {
  const header = event.currentTarget;
  const section = header.parentElement;
  if (!(section instanceof HTMLDetailsElement)) return;
  event.preventDefault();
  const before = header.getBoundingClientRect().top;
  section.open = !section.open;
  window.scrollBy({ top: header.getBoundingClientRect().top - before, behavior: 'instant' });
}

/**
 * A browser scrolls to a fragment by itself, unless the page came without a load
 * (docs/product/pages.md "All quotes").
 */
function useContractingFragment(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === '#contracting') document.getElementById('contracting')?.scrollIntoView();
  }, [hash]);
}
