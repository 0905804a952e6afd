import { readFileSync } from 'node:fs';
import { addressLines } from 'shared-api/contract/company/addressLines';
import type { Company } from 'shared-api/contract/company/company';
import { defaultLanguage, locales, type Language } from 'shared-api/contract/values/language';
import type { LongDocument } from '../refusals/officeTexts.en.ts';
import { brandOf } from './brandOf.ts';
import { ink, Sheet, soft } from './Sheet.ts';
import { documentTexts } from './texts.ts';

const colors = { cleaning: '#1c6f46', contracting: '#b1460f' } as const;

/** The company's icon; replaced together with the company file. */
const icon = readFileSync(new URL('../../media/icon-192.png', import.meta.url));

/**
 * A sheet that starts with the company's letterhead and the document's title.
 * @param document what a refusal of a document that is too long names
 */
export function letterhead(
  company: Company,
  type: string,
  language: Language,
  { title, document, isSideways }: { title: string; document: LongDocument; isSideways?: boolean },
): Sheet {
  const brand = brandOf(type);
  const { name, tagline } = company.brands[brand];
  const { legalName, address, phone, email, hstNumber } = company;
  const texts = documentTexts[language];
  const sheet = new Sheet(
    {
      title,
      author: legalName,
      locale: locales[language],
      isSideways,
      tooLong: (pages) => ({ code: 'documentTooLong', params: { document, pages } }),
    },
    colors[brand],
  );
  sheet.beside(
    {
      share: 1,
      write: (place) => {
        sheet.words(name, { face: 'bold', size: 17, color: colors[brand], place });
        sheet.words(tagline, {
          size: 9.5,
          color: soft,
          place,
          lang: hasOwnTaglines(company, language) ? undefined : locales[defaultLanguage],
        });
      },
    },
    {
      share: 1,
      write: ({ x, width }) => {
        const place = { x: x + 40, width: width - 40 };
        sheet.picture(icon, texts.logo(company.name), x, 28);
        sheet.words(legalName, { size: 9, color: ink, place });
        sheet.words(
          [...addressLines(address), `${phone}, ${email}`, texts.hst(hstNumber)].join('\n'),
          {
            size: 9,
            color: soft,
            place,
            links: [phoneLink(company, language), emailLink(company, language)],
          },
        );
      },
    },
  );
  sheet.space(14);
  sheet.heading('H1', title);
  sheet.space(6);
  return sheet;
}

/** A link on the company's phone number. */
export const phoneLink = ({ phone }: Company, language: Language) => ({
  text: phone,
  href: `tel:${phone.replace(/[^\d+]/g, '')}`,
  alt: documentTexts[language].call(phone),
});

const emailLink = ({ email }: Company, language: Language) => ({
  text: email,
  href: `mailto:${email}`,
  alt: documentTexts[language].write(email),
});

const hasOwnTaglines = ({ translations }: Company, language: Language): boolean =>
  language === defaultLanguage || translations?.[language]?.taglines !== undefined;

/** The last line of every page. */
export const footOf = ({ legalName, phone }: Company): string => `${legalName}, ${phone}`;
