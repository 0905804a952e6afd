// Written by `npm run media` from public-site/media/.
import type { ServiceKey } from 'shared-api/contract/site/catalogue';

export const texts: Partial<Record<ServiceKey, string>> = {
};
