import { routes } from 'shared-api/contract/pages/paths';
import { useCompany } from 'shared-api/store';
import { AutoDetailingCard, ServiceGrid } from '../../catalogue/ServiceCard.tsx';
import { PageHead } from '../../frame/PageHead.tsx';
import { PublicFrame } from '../../frame/PublicFrame.tsx';
import { Section } from '../../frame/Section.tsx';
import { latePart } from '../../latePart.ts';
import { SeenPart } from '../../SeenPart.tsx';
import { areResidencesDrawn } from '../../media/residences.ts';
import { areFilmsDrawn } from '../../media/storyCovers.ts';
import { HomeBrands } from './HomeBrands.tsx';
import { HomeHero } from './HomeHero.tsx';
import { HomeProjects } from './HomeProjects.tsx';
import { HomeStories } from './HomeStories.tsx';
import { texts } from './texts.ts';

// Only looked at: where the server has rendered them, their code is not needed.
const HomeAbout = latePart(
  async () => (await import(/* webpackChunkName: "home-seen" */ './HomeSeen.tsx')).HomeAbout,
);
const HomeProof = latePart(
  async () => (await import(/* webpackChunkName: "home-seen" */ './HomeSeen.tsx')).HomeProof,
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
      <SeenPart id="about">
        <HomeAbout />
      </SeenPart>
      <Section title={texts.cleaning} lead={texts.cleaningLead} brand="cleaning">
        <ServiceGrid category="Janitorial">
          <AutoDetailingCard />
        </ServiceGrid>
      </Section>
      <Section title={texts.contracting} lead={texts.contractingLead} brand="contracting">
        <ServiceGrid category="Contracting" />
      </Section>
      <SeenPart id="proof">
        <HomeProof />
      </SeenPart>
      <Section
        title={texts.projects}
        lead={areResidencesDrawn ? texts.projectsLead : texts.projectsPhotographed}
      >
        <HomeProjects />
      </Section>
    </PublicFrame>
  );
}
