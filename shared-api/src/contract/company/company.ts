import * as yup from 'yup';
import * as answer from '../fields/answers.ts';
import { isEmailAddress } from '../values/emailAddress.ts';
import { daysNotation, hoursNotation } from './openingHours.ts';
import { defaultLanguage, languages, type Language } from '../values/language.ts';

const line = (label: string) => yup.string().strict().required(`${label} is missing.`);
const email = (label: string) =>
  line(label).test('email', `${label} must be an e-mail address.`, isEmailAddress);
const isoDay = (label: string) =>
  line(label).matches(/^\d{4}-\d{2}-\d{2}$/, `${label} must be a day, written as 2026-01-31.`);

const brand = (which: string) =>
  yup
    .object({ name: line(`brands.${which}.name`), tagline: line(`brands.${which}.tagline`) })
    .noUnknown()
    .required();

/** What the company promises where a service did not please. */
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
        /** Where the author lives or works. */
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

/** What a company tells of itself beyond what every company has; each part may be left out. */
const trustFields = (path = '') => ({
  guarantee: guarantee(`${path}guarantee`),
  reviews: reviews(`${path}reviews`),
  people: people(`${path}people`),
  /** Said beside reviews and people that are made up, as those of an invented company are. */
  exampleNote: yup.string().strict(),
});

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
      ...trustFields(`translations.${language}.`),
    })
    .noUnknown()
    .default(undefined)
    .optional();

/** Every language but that of the file itself. */
type Translated = Exclude<Language, typeof defaultLanguage>;

const translations = Object.fromEntries(
  languages
    .filter((language) => language !== defaultLanguage)
    .map((language) => [language, translation(language)]),
) as Record<Translated, ReturnType<typeof translation>>;

/** How readers of a language write a Canadian phone number, where not as the file does. */
const phones: Readonly<Record<Language, (phone: string) => string>> = {
  en: (phone) => phone,
  fr: (phone) => phone.replace(/\(?(\d{3})\)?[ -](\d{3}-\d{4})/, '$1 $2').replaceAll(' ', '\u00a0'),
};

/**
 * The company file: all that is particular to one company. Whoever runs the site
 * replaces that one file (docs/product/README.md "Company data").
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
    /** What a payer by e-transfer has to do, step by step. */
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
    social: yup
      .array(yup.object({ name: line('social.name'), url: line('social.url').url() }).noUnknown())
      .required(),
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
    timeZone: line('timeZone'),
    taxRate: yup.number().strict().min(0).max(1).required('taxRate is missing.'),
    /** Addresses that a quote may be sent from; one is internal (docs/product/records.md). */
    quoteEmails: yup.array(email('quoteEmails')).min(1).required(),
    /** Days on which a kind of quote takes no bookings, both ends included. */
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
    /** Months ahead for which services can be booked; two years where it is left out. */
    bookableMonths: yup.number().strict().integer().min(1).max(120).optional(),
    /** Where the company works: places, and the first halves of their postal codes. */
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
    /** What a page of another language says in its place; what is left out stays as it is above. */
    translations: yup.object(translations).noUnknown().default(undefined).optional(),
  })
  .noUnknown('The company file has unknown keys: ${unknown}.');

export type Company = yup.InferType<typeof companySchema>;

/** What of the company file a visitor's browser gets. */
export type PublicCompany = Omit<Company, 'quoteEmails' | 'translations'>;

/** The company in a language, as far as the file has it; phone numbers as its readers write them. */
export function companyIn(company: Company, language: Language): Company {
  if (language === defaultLanguage) return company;
  const { taglines, eTransferInstructions, ...others } = company.translations?.[language] ?? {};
  const { cleaning, contracting } = company.brands;
  return {
    ...company,
    ...others,
    phone: phones[language](company.phone),
    brands: {
      cleaning: { ...cleaning, tagline: taglines?.cleaning ?? cleaning.tagline },
      contracting: { ...contracting, tagline: taglines?.contracting ?? contracting.tagline },
    },
    eTransferInstructions: eTransferInstructions ?? company.eTransferInstructions,
  };
}

/** Leaves out what only staff need, and says the rest in a language as far as the file has it. */
export function publicCompany(
  company: Company,
  language: Language = defaultLanguage,
): PublicCompany {
  const { quoteEmails: _staffOnly, translations: _told, ...rest } = companyIn(company, language);
  return rest;
}

/** What of the company file staff need beyond the boot data. */
export const staffCompanyAnswer = answer.object({ quoteEmails: answer.list(answer.text()) });
