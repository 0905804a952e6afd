import { Clock } from 'lucide-react';
import {
  isPriced,
  type CatalogueService,
  type PricedService,
} from 'shared-api/contract/site/catalogue';
import { routes } from 'shared-api/contract/pages/paths';
import { Link } from 'shared-ui/router';
import { ButtonLink } from 'shared-ui/ButtonLink';
import type { ServiceDetails } from '../../catalogue/ServiceDetails.ts';
import { useFromPrices } from '../../catalogue/useFromPrices.ts';
import styles from './ServicePage.module.css';
import { texts } from './texts.ts';

interface ServiceFactsProps {
  service: CatalogueService;
  details: ServiceDetails;
}

/** What a service costs at least and how long it takes, and the way to its own price. */
export function ServiceFacts({ service, details: { per, duration } }: ServiceFactsProps) {
  return (
    <div className={styles['facts']}>
      <div className={styles['offer']}>
        <p className={styles['price']}>
          {isPriced(service) && per !== undefined ? (
            <FromPrice service={service.icon} per={per} />
          ) : (
            texts.priceAfterVisit
          )}
        </p>
        <p className={styles['duration']}>
          <Clock size={18} aria-hidden="true" />
          {duration}
        </p>
      </div>
      <ButtonLink to={`#${priceId}`} size="large">
        {service.quoteAvailable ? texts.toQuote : texts.toVisit}
      </ButtonLink>
      {service.quoteKind === 'student' && (
        <Link to={routes.studentSpecial()}>{texts.studentSpecial}</Link>
      )}
    </div>
  );
}

/** The id of the part of the page where a visitor gets a price. */
export const priceId = 'price';

/** Hidden, it reserves the width of a price until that is known. */
const usualPrice = 129;

/** What a service costs at least. It has its room before it is known, so that the button below does not move. */
function FromPrice({ service, per }: { service: PricedService; per: string }) {
  const fromPrices = useFromPrices();
  return (
    <span className={fromPrices ? undefined : styles['awaited']}>
      {texts.from(fromPrices?.[service] ?? usualPrice, per)}
    </span>
  );
}
