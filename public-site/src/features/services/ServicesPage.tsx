import { routes } from 'shared-api/contract/pages/paths';
import { AutoDetailingCard, ServiceGrid } from '../../catalogue/ServiceCard.tsx';
import { PageHead } from '../../frame/PageHead.tsx';
import { PageTitle } from '../../frame/PageTitle.tsx';
import { PublicFrame } from '../../frame/PublicFrame.tsx';
import { Section } from '../../frame/Section.tsx';
import { texts } from './texts.ts';

/** All services, with the title and description of docs/product/pages.md "Addresses". */
export function ServicesPage() {
  return (
    <PublicFrame>
      <PageHead title={texts.title} description={texts.description} path={routes.allServices()} />
      <PageTitle title={texts.title} lead={texts.description} />
      <Section title={texts.janitorial} brand="cleaning">
        <ServiceGrid category="Janitorial">
          <AutoDetailingCard />
        </ServiceGrid>
      </Section>
      <Section title={texts.contracting} brand="contracting">
        <ServiceGrid category="Contracting" />
      </Section>
    </PublicFrame>
  );
}
