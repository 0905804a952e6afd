import { Suspense } from 'react';
import { routes } from 'shared-api/contract/pages/paths';
import { useCompany } from 'shared-api/store';
import { AutoDetailingCard, ServiceGrid } from '../../catalogue/ServiceCard.tsx';
import { PageHead } from '../../frame/PageHead.tsx';
import { PublicFrame } from '../../frame/PublicFrame.tsx';
import { Section } from '../../frame/Section.tsx';
import { latePart } from '../../latePart.ts';
import { areClientsInvented, areResidencesDrawn } from '../../media/manifest.ts';
import { areFilmsDrawn } from '../../media/storyCovers.ts';
import { HomeBrands } from './HomeBrands.tsx';
import { HomeClients } from './HomeClients.tsx';
import { HomeHero } from './HomeHero.tsx';
import styles from './HomePage.module.css';
import { HomeProjects } from './HomeProjects.tsx';
import { HomeStories } from './HomeStories.tsx';
import { texts } from './texts.ts';

// Only shown, never used: the server's HTML is enough until it comes.
const HomeTrust = latePart(
  async () => (await import(/* webpackChunkName: "trust" */ './HomeTrust.tsx')).HomeTrust,
);

/** The home page (docs/product/pages.md "Home"). */
export function HomePage() {
  const company = useCompany();
  return (
    <PublicFrame isLogoLate>
      <PageHead
        title={texts.title(company.name, company.address.city)}
        description={texts.description}
        path={routes.home()}
      />
      <HomeBrands />
      <HomeHero />
      <Section title={texts.stories} lead={areFilmsDrawn ? texts.storiesLead : texts.storiesFilmed}>
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
        <ServiceGrid category="Janitorial">
          <AutoDetailingCard />
        </ServiceGrid>
      </Section>
      <Section title={texts.contracting} lead={texts.contractingLead} brand="contracting">
        <ServiceGrid category="Contracting" />
      </Section>
      <Section
        title={texts.clients}
        lead={areClientsInvented ? texts.clientsLead : texts.clientsOwn}
      >
        <HomeClients />
      </Section>
      <Suspense>
        <HomeTrust />
      </Suspense>
      <Section
        title={texts.projects}
        lead={areResidencesDrawn ? texts.projectsLead : texts.projectsPhotographed}
      >
        <HomeProjects />
      </Section>
    </PublicFrame>
  );
}
