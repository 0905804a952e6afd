import { routes } from 'shared-api/contract/pages/paths';
import { texts as lines } from '../../catalogue/lines/texts.ts';
import { AutoDetailingCard, ServiceGrid } from '../../catalogue/ServiceCard.tsx';
import { useServiceAbout } from '../../catalogue/useServiceAbout.ts';
import { PageHead } from '../../frame/PageHead.tsx';
import { PageTitle } from '../../frame/PageTitle.tsx';
import { PublicFrame } from '../../frame/PublicFrame.tsx';
import { Section } from '../../frame/Section.tsx';
import { Link } from 'shared-ui/router';
import { texts } from './texts.ts';

/** All services, with the title and description of docs/product/pages.md "Addresses". */
export function ServicesPage() {
  const about = useServiceAbout();
  return (
    <PublicFrame>
      <PageHead title={texts.title} description={texts.description} path={routes.allServices()} />
      <PageTitle title={texts.title} lead={texts.description} />
      <Section
        title={texts.janitorial}
        lead={<Link to={routes.studentSpecial()}>{texts.studentSpecial}</Link>}
        brand="cleaning"
      >
        <ServiceGrid category="Janitorial" about={about}>
          <AutoDetailingCard line={lines.detailing} />
        </ServiceGrid>
      </Section>
      <Section title={texts.contracting} brand="contracting">
        <ServiceGrid category="Contracting" about={about} />
      </Section>
    </PublicFrame>
  );
}
