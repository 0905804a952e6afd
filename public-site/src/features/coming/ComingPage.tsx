import { useCompany } from 'shared-api/client';
import { routes } from 'shared-api/contract/paths';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { PageHead } from '../../frame/PageHead.tsx';
import { PageTitle } from '../../frame/PageTitle.tsx';
import { PublicFrame } from '../../frame/PublicFrame.tsx';
import { Section } from '../../frame/Section.tsx';
import { telephone } from '../../frame/telephone.ts';

/** Stands at an address whose page is not open yet: says so, and how to get the thing done today. */
export function ComingPage({ title, path }: { title: string; path: string }) {
  const { phone, email } = useCompany();
  return (
    <PublicFrame>
      <PageHead title={title} description={`${title}: this page opens soon.`} path={path} />
      <meta name="robots" content="noindex" />
      <PageTitle
        title={title}
        lead="This page opens soon. Until then, call or write to us: we answer the same day."
      />
      <Section title="Reach us now">
        <p>
          <ButtonLink to={telephone(phone)}>Call {phone}</ButtonLink>{' '}
          <ButtonLink to={`mailto:${email}`} look="secondary">
            {email}
          </ButtonLink>
        </p>
        <p>
          <ButtonLink to={routes.serviceDetail('Janitorial', 'Carpet')} look="quiet">
            The instant quote for carpets is open
          </ButtonLink>
        </p>
      </Section>
    </PublicFrame>
  );
}
