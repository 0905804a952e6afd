import type { PricedService } from 'shared-api/contract/site/catalogue';
import { useFromPricesQuery } from './servicesApi.ts';
import { texts } from './texts.ts';

interface AskedFromPriceProps {
  service: PricedService;
  /** What the price is of. */
  per: string;
}

/** The from-price on a page that was opened without a load; nothing where it does not come. */
export function AskedFromPrice({ service, per }: AskedFromPriceProps) {
  const { data } = useFromPricesQuery(undefined);
  return data && texts.from(data[service], per);
}
