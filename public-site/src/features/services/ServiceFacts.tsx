import { lazy, Suspense } from 'react';
import type { ServicePageData } from 'shared-api/contract/pages/pageData';
import type {
  CatalogueService,
  PricedService,
  ServiceKey,
} from 'shared-api/contract/site/catalogue';
import { usePageData } from 'shared-api/store';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { detailsOf } from '../../catalogue/details.ts';
import styles from './ServicePage.module.css';
import { texts } from './texts.ts';

// Calls of the API weigh more than the page, which mostly has its price already.
const AskedFromPrice = lazy(async () => ({
  default: (await import(/* webpackChunkName: "from-price" */ './AskedFromPrice.tsx'))
    .AskedFromPrice,
}));

/** What a service costs at least and how long it takes, and the way to its own price. */
export function ServiceFacts({ service: { icon, quoteAvailable } }: { service: CatalogueService }) {
  const { per, duration } = detailsOf(icon);
  return (
    <div className={styles['facts']}>
      <p className={styles['price']}>
        {isPriced(icon) && per !== undefined ? (
          <FromPrice service={icon} per={per} />
        ) : (
          texts.priceAfterVisit
        )}
      </p>
      <p>{duration}</p>
      <ButtonLink to={`#${priceId}`}>{quoteAvailable ? texts.toQuote : texts.toVisit}</ButtonLink>
    </div>
  );
}

/** The id of the part of the page where a visitor gets a price. */
export const priceId = 'price';

const unpriced: readonly ServiceKey[] = ['power-wash', 'bathroom', 'demo', 'drywall', 'tile'];

const isPriced = (service: ServiceKey): service is PricedService => !unpriced.includes(service);

function FromPrice({ service, per }: { service: PricedService; per: string }) {
  const { fromPrices } = (usePageData() ?? {}) as Partial<ServicePageData>;
  if (fromPrices) return texts.from(fromPrices[service], per);
  return (
    <Suspense>
      <AskedFromPrice service={service} per={per} />
    </Suspense>
  );
}
