import { catalogue } from 'shared-api/contract/site/catalogue';
import type { Category } from 'shared-api/contract/values/categories';
import { routes } from 'shared-api/contract/pages/paths';
import { useCompany } from 'shared-api/store';
import { BrandMark } from 'shared-ui/BrandMark';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { AutoDetailingCard, ServiceCard, ServiceGrid } from '../../catalogue/ServiceCard.tsx';
import { businessData } from '../../frame/businessData.ts';
import { PageHead } from '../../frame/PageHead.tsx';
import { PublicFrame } from '../../frame/PublicFrame.tsx';
import { Section } from '../../frame/Section.tsx';
import { StructuredData } from '../../frame/StructuredData.tsx';
import hero from '../../media/hero.svg';
import { HomeClients } from './HomeClients.tsx';
import styles from './HomePage.module.css';
import { HomeProjects } from './HomeProjects.tsx';
import { HomeStories } from './HomeStories.tsx';
import { texts } from './texts.ts';

const servicesOf = (category: Category) => catalogue.filter(({ type }) => type === category);

/** The home page (docs/product/pages.md "Home"). */
export function HomePage() {
  const company = useCompany();
  const { cleaning, contracting } = company.brands;
  return (
    <PublicFrame isLogoLate>
      <PageHead
        title={texts.title(company.name, company.address.city)}
        description={texts.description}
        path={routes.home()}
      />
      <StructuredData data={businessData(company)} />
      <ul className={styles['brands']}>
        <li>
          <BrandMark brand="group" name={company.name} />
        </li>
        <li>
          <BrandMark brand="cleaning" size="small" {...cleaning} />
        </li>
        <li>
          <BrandMark brand="contracting" size="small" {...contracting} />
        </li>
      </ul>
      <div className={styles['hero']}>
        <div>
          <h1 className={styles['headline']}>{texts.headline}</h1>
          <p className={styles['promise']}>{texts.promise}</p>
          <div className={styles['actions']}>
            <ButtonLink to={routes.allQuotes()} size="large">
              {texts.getQuote}
            </ButtonLink>
            <ButtonLink to={routes.allServices()} size="large" look="secondary">
              {texts.allServices}
            </ButtonLink>
          </div>
        </div>
        <img
          className={styles['picture']}
          src={hero}
          width="640"
          height="560"
          alt={texts.heroAlt}
          fetchPriority="high"
        />
      </div>
      <ul className={styles['facts']}>
        {texts.facts.map(({ figure, text }) => (
          <li key={figure}>
            <span className={styles['figure']}>{figure}</span>
            <span className={styles['fact']}>{text}</span>
          </li>
        ))}
      </ul>
      <Section title={texts.stories} lead={texts.storiesLead}>
        <HomeStories />
      </Section>
      <Section title={texts.about}>
        <div className={styles['about']}>
          {texts.aboutParagraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
      <Section title={texts.cleaning} lead={texts.cleaningLead} brand="cleaning">
        <ServiceGrid>
          {servicesOf('Janitorial').map((service) => (
            <ServiceCard key={service.id} service={service} />
          ))}
          <AutoDetailingCard />
        </ServiceGrid>
      </Section>
      <Section title={texts.contracting} lead={texts.contractingLead} brand="contracting">
        <ServiceGrid>
          {servicesOf('Contracting').map((service) => (
            <ServiceCard key={service.id} service={service} />
          ))}
        </ServiceGrid>
      </Section>
      <Section title={texts.clients} lead={texts.clientsLead}>
        <HomeClients />
      </Section>
      <Section title={texts.projects} lead={texts.projectsLead}>
        <HomeProjects />
      </Section>
    </PublicFrame>
  );
}
