import type { Company } from 'shared-api/contract/company/company';
import { withData, type CompanyData } from 'shared-api/contract/staff/settings/companyData';

/** What a document shows of the company, if it was issued. */
export interface IssuedBy {
  /** The company data in force when it was issued; null of a draft, and while the company file holds. */
  seller: CompanyData | null;
}

/**
 * SQL for the company data that a document shows.
 * @param document its table's alias
 */
export const sellerColumn = (document: string): string =>
  `(SELECT y.content FROM settings y
     WHERE y.part = 'companyData' AND y.version = ${document}.seller_version) AS seller`;

/** The company as a document shows it. */
export const companyFor = (company: Company, seller: CompanyData | null | undefined): Company =>
  seller ? withData(company, seller) : company;
