import { texts } from '../../catalogue/contracting/texts.ts';
import type { CategoryDetails } from '../../catalogue/ServiceDetails.ts';
import { ServicePage, type ServicePageProps } from './ServicePage.tsx';

const details: CategoryDetails<'Contracting'> = texts;

/** The page of a contracting service: what cleaning services say does not come with it. */
export const ContractingServicePage = (props: ServicePageProps) => (
  <ServicePage details={details} {...props} />
);
