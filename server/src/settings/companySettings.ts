import type { Company } from 'shared-api/contract/company/company';
import type { BookingRules } from 'shared-api/contract/staff/settings/bookingRules';
import type { CompanyData } from 'shared-api/contract/staff/settings/companyData';
import type { MailWords } from 'shared-api/contract/staff/settings/mailWords';
import type { Database } from '../db/Database.ts';
import { bookingPart } from './bookingPart.ts';
import { companyDataPart } from './companyDataPart.ts';
import { KeptPart, type StoredPart } from './KeptPart.ts';
import { mailWordsPart } from './mailWordsPart.ts';

/** What the office sets over the company file. */
export interface CompanySettings {
  bookingRules: KeptPart<BookingRules>;
  companyData: KeptPart<CompanyData>;
  mailWords: KeptPart<MailWords>;
  /** Takes over what this server or another one has stored. */
  refresh(): Promise<void>;
}

/** @param company as it was read from its file; what is set is put into it */
export function companySettings(database: Database, company: Company): CompanySettings {
  const bookingRules = new KeptPart(database, company, bookingPart);
  const companyData = new KeptPart(database, company, companyDataPart(company));
  const mailWords = new KeptPart(database, company, mailWordsPart);
  const parts: readonly Pick<KeptPart<object>, 'part' | 'take'>[] = [
    bookingRules,
    companyData,
    mailWords,
  ];
  return {
    bookingRules,
    companyData,
    mailWords,
    async refresh() {
      const { rows } = await database.query<StoredPart & { part: string }>(
        'SELECT DISTINCT ON (part) part, version, content FROM settings ORDER BY part, version DESC',
      );
      for (const kept of parts) {
        const stored = rows.find(({ part }) => part === kept.part);
        if (stored) kept.take(stored);
      }
    },
  };
}
