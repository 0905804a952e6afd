import type { CatalogueService, ServiceKey } from 'shared-api/contract/site/catalogue';
import { texts as cleaning } from './cleaning/texts.ts';
import { texts as contracting } from './contracting/texts.ts';
import type { Question, ServiceDetails } from './ServiceDetails.ts';

const details: Record<ServiceKey, ServiceDetails> = {
  ...cleaning.services,
  ...contracting.services,
};

/** What the page of a service says; it comes with such a page alone. */
export const detailsOf = (service: ServiceKey): ServiceDetails => details[service];

/** Questions about a service: its own, then those of its category. */
export const questionsOf = ({ icon, type }: CatalogueService): readonly Question[] => [
  ...details[icon].questions,
  ...(type === 'Janitorial' ? cleaning : contracting).questions,
];
