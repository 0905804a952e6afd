import type { Company } from 'shared-api/contract/company/company';
import { locales, type Language } from 'shared-api/contract/values/language';
import type { LongDocument } from '../refusals/officeTexts.en.ts';
import { brandOf } from './brandOf.ts';
import { Sheet } from './Sheet.ts';
import { documentTexts } from './texts.ts';

const colors = { cleaning: '#1c6f46', contracting: '#b1460f' } as const;

/**
 * A sheet that begins with who sends it.
 * @param document what a refusal of a document that is too long names
 */
export function letterhead(
  company: Company,
  type: string,
  language: Language,
  { title, document }: { title: string; document: LongDocument },
): Sheet {
  const brand = brandOf(type);
  const { legalName, address, phone, email, hstNumber } = company;
  const sheet = new Sheet({
    title,
    author: legalName,
    locale: locales[language],
    tooLong: (pages) => ({ code: 'documentTooLong', params: { document, pages } }),
  });
  sheet.band(colors[brand]);
  sheet.beside(
    (x, width) => {
      sheet.words(
        company.brands[brand].name,
        { face: 'bold', size: 17, color: colors[brand] },
        x,
        width,
      );
      sheet.words(company.brands[brand].tagline, { size: 9.5, color: '#645b50' }, x, width);
    },
    (x, width) => {
      sheet.words(
        [
          legalName,
          address.street,
          `${address.city}, ${address.province} ${address.postalCode}`,
          `${phone}, ${email}`,
          documentTexts[language].hst(hstNumber),
        ].join('\n'),
        { size: 9, color: '#645b50' },
        x,
        width,
      );
    },
  );
  sheet.space(24);
  sheet.words(title, { face: 'bold', size: 22 });
  sheet.space(10);
  return sheet;
}

/** The last line of every page. */
export const footOf = ({ legalName, phone }: Company): string => `${legalName}, ${phone}`;
