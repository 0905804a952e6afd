import type { ReactNode } from 'react';
import { findService, type CatalogueService } from 'shared-api/contract/site/catalogue';
import type { Category } from 'shared-api/contract/values/categories';
import { routes } from 'shared-api/contract/pages/paths';
import { useCompany } from 'shared-api/store';
import { useParams } from 'shared-ui/router';
import { useBackOneStep } from 'shared-ui/useBackOneStep';
import { ServiceGrid } from '../../catalogue/ServiceCard.tsx';
import { texts as descriptions } from '../../catalogue/descriptions/texts.ts';
import { useServiceAbout } from '../../catalogue/useServiceAbout.ts';
import { texts as cards } from '../../catalogue/texts.ts';
import { PageHead } from '../../frame/PageHead.tsx';
import { PageTitle } from '../../frame/PageTitle.tsx';
import { PublicFrame } from '../../frame/PublicFrame.tsx';
import { Section } from '../../frame/Section.tsx';
import type { CategoryDetails, ServiceDetails } from '../../catalogue/ServiceDetails.ts';
import { texts as photoTexts } from '../../media/own/services/texts.ts';
import { texts as pictureTexts } from '../../media/pictureTexts.ts';
import { servicePictures } from '../../media/servicePictures.ts';
import { BeforeAfter } from './BeforeAfter.tsx';
import { ServiceArea, useIsAreaRefused } from './ServiceArea.tsx';
import { priceId, ServiceFacts } from './ServiceFacts.tsx';
import styles from './ServicePage.module.css';
import { ServiceQuestions } from './ServiceQuestions.tsx';
import { ServiceScope } from './ServiceScope.tsx';
import { VisitSteps } from './VisitSteps.tsx';
import { texts } from './texts.ts';

export interface ServicePageProps {
  /** The quote form of a service, from the feature that owns it. */
  quoteOf: (service: CatalogueService) => ReactNode;
  /** The form that asks for a visit where a service is priced after it, likewise. */
  visitOf: (service: CatalogueService) => ReactNode;
  /** Shown at the address of a service that does not exist, until the visitor is sent back. */
  unknown: ReactNode;
}

/** Those of either category: a service whose address is in the other has none. */
type AnyDetails = Pick<CategoryDetails<Category>, 'questions'> & {
  services: Partial<CategoryDetails<Category>['services']>;
};

/**
 * One catalogue service: what it is, its quote, and its neighbours (docs/product/pages.md "Service
 * page").
 */
export function ServicePage({
  details: { services, questions },
  quoteOf,
  visitOf,
  unknown,
}: ServicePageProps & { details: AnyDetails }) {
  const { category = '', title = '' } = useParams();
  const service = findService(category, title);
  const details = service && services[service.icon];
  if (!details) return <UnknownService>{unknown}</UnknownService>;
  const all = { ...details, questions: [...details.questions, ...questions] };
  return <KnownService service={service} details={all} quoteOf={quoteOf} visitOf={visitOf} />;
}

/**
 * An unknown service sends back one step (docs/product/pages.md "Service page"); a first step has
 * none: home then, which is what the server has rendered.
 */
function UnknownService({ children }: { children: ReactNode }) {
  useBackOneStep();
  return children;
}

interface KnownServiceProps extends Pick<ServicePageProps, 'quoteOf' | 'visitOf'> {
  service: CatalogueService;
  /** With the questions of its category after its own. */
  details: ServiceDetails;
}

function KnownService({ service, details, quoteOf, visitOf }: KnownServiceProps) {
  const company = useCompany();
  const about = useServiceAbout();
  const { type, serviceName, icon, quoteAvailable } = service;
  const name = cards.services[icon];
  const description = descriptions[icon];
  const brand = type === 'Janitorial' ? 'cleaning' : 'contracting';
  const { guarantee, serviceArea, phone } = company;
  const isAreaRefused = useIsAreaRefused(serviceArea);
  return (
    <PublicFrame brand={brand}>
      <PageHead
        title={`${name} – ${company.brands[brand].name}`}
        description={description}
        path={routes.serviceDetail(type, serviceName)}
        {...(isAreaRefused && { isRefused: true })}
      />
      <PageTitle
        over={company.brands[brand].name}
        title={
          <>
            <span className={styles['name']}>{name}</span>{' '}
            <span className={styles['sentence']}>{details.sentence}</span>
          </>
        }
        lead={description}
        picture={{ image: servicePictures[icon], alt: photoTexts[icon] ?? pictureTexts[icon] }}
      >
        <ServiceFacts service={service} details={details} />
      </PageTitle>
      <Section title={texts.scope}>
        <ServiceScope details={details} />
      </Section>
      <BeforeAfter service={icon} />
      <div id={priceId}>
        {quoteAvailable ? (
          <Section title={texts.quote}>{quoteOf(service)}</Section>
        ) : (
          <Section title={texts.visit} lead={texts.visitLead}>
            <div className={styles['visit']}>
              <div>{visitOf(service)}</div>
              <VisitSteps phone={phone} />
            </div>
          </Section>
        )}
      </div>
      <Section title={texts.questions}>
        <div className={styles['asked']}>
          <ServiceQuestions questions={details.questions} />
          {guarantee && (
            <section className={styles['guarantee']} aria-labelledby="guarantee">
              <h2 id="guarantee">{guarantee.title}</h2>
              <p>{guarantee.text}</p>
            </section>
          )}
        </div>
      </Section>
      {serviceArea && (
        <Section title={texts.area} lead={texts.areaLead}>
          <ServiceArea area={serviceArea} phone={phone} />
        </Section>
      )}
      <Section title={texts.more[type]}>
        <ServiceGrid category={type} except={service.id} about={about} />
      </Section>
    </PublicFrame>
  );
}
