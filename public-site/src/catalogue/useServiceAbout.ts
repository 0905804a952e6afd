import { isPriced, type CatalogueService } from 'shared-api/contract/site/catalogue';
import { texts } from './lines/texts.ts';
import type { ServiceAbout } from './ServiceCard.tsx';
import { useFromPrices } from './useFromPrices.ts';

/** Says what a service is in one line, and what it costs at least once that is known. */
export function useServiceAbout(): (service: CatalogueService) => ServiceAbout {
  const fromPrices = useFromPrices();
  return (service) => ({
    line: texts.lines[service.icon],
    price:
      fromPrices && isPriced(service)
        ? texts.from(fromPrices[service.icon], service.icon)
        : undefined,
  });
}
