import * as yup from 'yup';
import * as answer from '../fields/answers.ts';
import { isEmailAddress } from '../values/emailAddress.ts';
import { holidays } from './holidays.ts';
import { daysNotation, hoursNotation } from './openingHours.ts';
import { defaultLanguage, languages, type Language } from '../values/language.ts';

const line = (label: string) => yup.string().strict().required(`${label} is missing.`);
const email = (label: string) =>
  line(label).test('email', `${label} must be an e-mail address.`, isEmailAddress);
const isoDay = (label: string) =>
  line(label).matches(/^\d{4}-\d{2}-\d{2}$/, `${label} must be a day, written as 2026-01-31.`);

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

const brand = (which: string) =>
  yup
    .object({ name: line(`brands.${which}.name`), tagline: line(`brands.${which}.tagline`) })
    .noUnknown()
    .required();

/** The guarantee for services that did not satisfy. */
const guarantee = (path: string) =>
  yup
    .object({ title: line(`${path}.title`), text: line(`${path}.text`) })
    .noUnknown()
    .default(undefined)
    .optional();

const reviews = (path: string) =>
  yup.array(
    yup
      .object({
        text: line(`${path}.text`),
        author: line(`${path}.author`),
        /** Where the reviewer lives or works. */
        place: line(`${path}.place`),
        stars: yup.number().strict().integer().min(1).max(5).required(`${path}.stars is missing.`),
      })
      .noUnknown(),
  );

const people = (path: string) =>
  yup.array(
    yup
      .object({
        name: line(`${path}.name`),
        role: line(`${path}.role`),
        text: line(`${path}.text`),
      })
      .noUnknown(),
  );

/** Optional content that builds trust: reviews, people, guarantee. */
const trustFields = (path = '') => ({
  guarantee: guarantee(`${path}guarantee`),
  reviews: reviews(`${path}reviews`),
  people: people(`${path}people`),
  /** A note shown beside reviews and people that are made up, as in the demo company. */
  exampleNote: yup.string().strict(),
});

const social = (path: string) =>
  yup.array(yup.object({ name: line(`${path}.name`), url: line(`${path}.url`).url() }).noUnknown());

const translation = (language: string) =>
  yup
    .object({
      taglines: yup
        .object({
          cleaning: line(`translations.${language}.taglines.cleaning`),
          contracting: line(`translations.${language}.taglines.contracting`),
        })
        .noUnknown()
        .default(undefined)
        .optional(),
      eTransferInstructions: yup
        .array(line(`translations.${language}.eTransferInstructions`))
        .min(1),
      social: social(`translations.${language}.social`),
      ...trustFields(`translations.${language}.`),
    })
    .noUnknown()
    .default(undefined)
    .optional();

/** Every language except the file's own. */
type Translated = Exclude<Language, typeof defaultLanguage>;

const translations = Object.fromEntries(
  languages
    .filter((language) => language !== defaultLanguage)
    .map((language) => [language, translation(language)]),
) as Record<Translated, ReturnType<typeof translation>>;

/** How each language writes Canadian phone numbers. */
const phones: Readonly<Partial<Record<Language, (phone: string) => string>>> = {
  fr: (phone) => phone.replace(/\(?(\d{3})\)?[ -](\d{3}-\d{4})/, '$1 $2').replaceAll(' ', '\u00a0'),
};

/**
 * The company file: everything particular to one company. Replace it to run the site for another
 * one (docs/product/README.md "Company data").
 */
export const companySchema = yup
  .object({
    name: line('name'),
    legalName: line('legalName'),
    brands: yup
      .object({ cleaning: brand('cleaning'), contracting: brand('contracting') })
      .noUnknown()
      .required(),
    phone: line('phone'),
    email: email('email'),
    eTransferEmail: email('eTransferEmail'),
    /** Step-by-step instructions for paying by e-transfer. */
    eTransferInstructions: yup.array(line('eTransferInstructions')).min(1).required(),
    hstNumber: line('hstNumber'),
    address: yup
      .object({
        street: line('address.street'),
        city: line('address.city'),
        province: line('address.province'),
        postalCode: line('address.postalCode'),
      })
      .noUnknown()
      .required(),
    social: social('social').required(),
    openingHours: yup
      .array(
        yup
          .object({
            days: line('openingHours.days').matches(
              daysNotation,
              'openingHours.days must be written as Monday to Friday, or as Saturday.',
            ),
            hours: line('openingHours.hours').matches(
              hoursNotation,
              'openingHours.hours must be written as 8:00 to 18:00.',
            ),
          })
          .noUnknown(),
      )
      .required(),
    siteUrl: line('siteUrl').url('siteUrl must be an address such as https://example.com.'),
    autoDetailingUrl: line('autoDetailingUrl').url(),
    timeZone: line('timeZone').test(
      'time zone',
      'timeZone must be a time zone such as America/Toronto.',
      isTimeZone,
    ),
    taxRate: yup.number().strict().min(0).max(1).required('taxRate is missing.'),
    /** Sender addresses for quotes; one of them is internal (docs/product/records.md). */
    quoteEmails: yup.array(email('quoteEmails')).min(1).required(),
    /** Ranges of days, both ends included, on which a quote kind accepts no bookings. */
    blockedDates: yup
      .array(
        yup
          .object({
            from: isoDay('blockedDates.from'),
            to: isoDay('blockedDates.to'),
            kinds: yup.array(line('blockedDates.kinds')).required(),
          })
          .noUnknown(),
      )
      .required(),
    /** How many months ahead services can be booked; 24 if omitted. */
    bookableMonths: yup.number().strict().integer().min(1).max(120).optional(),
    /** Which holidays the company keeps; all of the province, and no others, if omitted. */
    holidays: yup
      .object({
        observed: yup.array(yup.string().strict().oneOf(holidays).required()).required(),
        own: yup
          .array(yup.object({ day: isoDay('holidays.own.day'), name: line('holidays.own.name') }))
          .required(),
        /** Whether nothing can be booked on them. */
        areClosed: yup.boolean().strict().required(),
      })
      .noUnknown()
      .default(undefined)
      .optional(),
    /** For how many days the price of a quote holds; 30 if omitted. */
    quoteValidDays: yup.number().strict().integer().min(1).max(365).optional(),
    /** Where the company works: towns and the first halves of their postal codes. */
    serviceArea: yup.array(
      yup
        .object({
          place: line('serviceArea.place'),
          districts: yup
            .array(
              line('serviceArea.districts').matches(
                /^[A-Z]\d[A-Z]$/,
                'serviceArea.districts must be the first three characters of postal codes, such as N2L.',
              ),
            )
            .min(1)
            .required(),
        })
        .noUnknown(),
    ),
    ...trustFields(),
    /** Translations for pages in other languages; whatever is omitted stays as above. */
    translations: yup.object(translations).noUnknown().default(undefined).optional(),
  })
  .noUnknown('The company file has unknown keys: ${unknown}.');

/** Words of mails that hold instead of the standard ones, by their names (`values/mailKinds.ts`). */
type OwnMailWords = Readonly<Partial<Record<string, string>>>;

/** What is particular to one company: its file, and what only the office sets. */
export type Company = yup.InferType<typeof companySchema> & { mailWords?: OwnMailWords };

/** The part of the company file that is sent to visitors. */
export type PublicCompany = Omit<Company, 'quoteEmails' | 'translations' | 'mailWords'>;

/**
 * The company file in a language: translated where it has a translation, with phone numbers
 * formatted for that language.
 */
export function companyIn(company: Company, language: Language): Company {
  if (language === defaultLanguage) return company;
  const { taglines, eTransferInstructions, social, ...others } =
    company.translations?.[language] ?? {};
  const { cleaning, contracting } = company.brands;
  return {
    ...company,
    ...others,
    phone: phones[language]?.(company.phone) ?? company.phone,
    brands: {
      cleaning: { ...cleaning, tagline: taglines?.cleaning ?? cleaning.tagline },
      contracting: { ...contracting, tagline: taglines?.contracting ?? contracting.tagline },
    },
    eTransferInstructions: eTransferInstructions ?? company.eTransferInstructions,
    social: social ?? company.social,
  };
}

/** The public part of the company file, translated where possible. */
export function publicCompany(
  company: Company,
  language: Language = defaultLanguage,
): PublicCompany {
  const localised = companyIn(company, language);
  const { quoteEmails: _staffOnly, translations: _told, ...others } = localised;
  const { holidays: kept, mailWords: _ofMails, ...rest } = others;
  // What the office calls days of its own is not for visitors.
  const own = kept?.own.map(({ day }) => ({ day, name: '' })) ?? [];
  return { ...rest, ...(kept && { holidays: { ...kept, own } }) };
}

/** The part of the company file that only staff receive, in addition to the boot data. */
export const staffCompanyAnswer = answer.object({ quoteEmails: answer.list(answer.text()) });
