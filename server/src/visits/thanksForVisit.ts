import type { Company } from 'shared-api/contract/company/company';
import { districtElsewhere } from 'shared-api/contract/company/serviceArea';
import type { Language } from 'shared-api/contract/values/language';
import { mailTexts } from '../mail/texts.ts';
import { visitTexts } from './texts.ts';

/** What whoever has asked for a visit is told: what comes next, and whether it is far from where the company works. */
export function thanksForVisit(company: Company, postalCode: string, language: Language): string {
  const { thanks } = visitTexts[language];
  const district = districtElsewhere(company, postalCode);
  return district === undefined
    ? thanks
    : `${thanks} ${mailTexts[language].received.elsewhere(district)}`;
}
