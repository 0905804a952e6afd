import type { Company } from 'shared-api/contract/company/company';
import { dataOf, withData, type CompanyData } from 'shared-api/contract/staff/settings/companyData';
import type { PartRules } from './KeptPart.ts';

/** What the company is called and how it is reached. @param company whose other data stay */
export const companyDataPart = (company: Company): PartRules<CompanyData> => ({
  part: 'companyData',
  of: dataOf,
  follows: (data) => {
    const { legalName, name, phone, email, hstNumber, address, brands } = withData(company, data);
    return { legalName, name, phone, email, hstNumber, address, brands };
  },
});
