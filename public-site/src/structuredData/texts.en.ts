import type { CatalogueService } from 'shared-api/contract/site/catalogue';

/** Texts that only search engines read. */
export const texts = {
  /** What the least price of a service is for, where that is not the whole of a visit or a job. */
  units: { commercial: 'hour', 'student-houses': 'room' } as Partial<
    Record<CatalogueService['icon'], string>
  >,
  categories: { Janitorial: 'Janitorial', Contracting: 'Contracting' },
};
