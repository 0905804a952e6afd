import { texts } from '../../catalogue/cleaning/texts.ts';
import type { CategoryDetails } from '../../catalogue/ServiceDetails.ts';
import { ServicePage, type ServicePageProps } from './ServicePage.tsx';

const details: CategoryDetails<'Janitorial'> = texts;

/** The page of a cleaning service: what contracting services say does not come with it. */
export const CleaningServicePage = (props: ServicePageProps) => (
  <ServicePage details={details} {...props} />
);
