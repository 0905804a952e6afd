import type { Company } from 'shared-api/contract/company/company';
import { districtElsewhere } from 'shared-api/contract/company/serviceArea';
import { routes } from 'shared-api/contract/pages/officePaths';
import { catalogue } from 'shared-api/contract/site/catalogue';
import type { VisitRequest } from 'shared-api/contract/site/visit';
import type { Language } from 'shared-api/contract/values/language';
import { brandOf } from '../documents/brandOf.ts';
import { inOneLine, writtenIn, type WrittenIn } from './letters.ts';
import { mailTexts } from './texts.ts';
import { wordsFor } from './words/fillWords.ts';
import type { Letter } from './writing/LetterContent.ts';
import { writeLetter } from './writing/writeLetter.ts';

/** What is asked for with a visit, as whoever asks is told. */
export interface AskedVisit extends Pick<
  VisitRequest,
  'service' | 'address' | 'postalCode' | 'day' | 'time'
> {
  /** The number of photos. */
  photos: number;
}

/** What the company is told of a request for a visit. */
export interface VisitFacts
  extends AskedVisit, Pick<VisitRequest, 'name' | 'email' | 'phone' | 'message'>, WrittenIn {}

/** Brings the company a request for a visit; its photos stay behind the log-in. */
export function visitLetter(
  language: Language,
  company: Company,
  value: VisitFacts,
  leadId: number,
): Letter {
  const texts = mailTexts[language];
  const { contact, visit } = texts;
  const { email, postalCode, message, day, time, service, photos } = value;
  const elsewhere = districtElsewhere(company, postalCode);
  return writeLetter(language, company, () => ({
    brand: brandOf(categoryOf(service)),
    subject: visit.subject(service, photos),
    opening: [
      contact.name(inOneLine(value.name)),
      contact.email(email),
      contact.phone(value.phone),
      visit.address(inOneLine(value.address), postalCode),
      ...(elsewhere === undefined ? [] : [visit.elsewhere(elsewhere)]),
      visit.wished(day, time),
      visit.photos(photos),
      ...writtenIn(texts, value),
      '',
      message,
    ],
    button: {
      label: photos === 0 ? visit.open : visit.openWithPhotos(photos),
      href: new URL(routes.editor('leads', leadId), company.siteUrl).href,
    },
    closing: [],
    reason: visit.reason,
  }));
}

/** Tells whoever asked for a visit that the request has come, and what it says. */
export function visitReceivedLetter(
  language: Language,
  company: Company,
  { service, address, postalCode, day, time, photos }: AskedVisit,
): Letter {
  const { received, visit } = mailTexts[language];
  const elsewhere = districtElsewhere(company, postalCode);
  return writeLetter(language, company, (local) => {
    const words = wordsFor(language, local, 'visitReceived', {});
    return {
      brand: brandOf(categoryOf(service)),
      subject: words.subject,
      opening: [
        words.opening,
        '',
        visit.service(service),
        visit.wished(day, time),
        visit.address(addressIn(address), postalCode),
        visit.photos(photos),
        ...(elsewhere === undefined ? [] : ['', received.elsewhere(elsewhere)]),
      ],
      closing: [words.closing],
      reason: received.reasonVisit(local.name),
    };
  });
}

/** The longest address that a confirmation repeats, in characters. */
const longestAddress = 100;

/** What mail programs show as a link, with or without `https://`. */
const linkLike = /\/\/|@|[\p{L}\d]\.\p{L}{2}/u;

/**
 * A typed address, as far as it reads as one: whoever fills in the form may have typed somebody else's e-mail
 * address, which must not get links or messages from us.
 */
function addressIn(typed: string): string {
  const address = inOneLine(typed);
  return address.length > longestAddress || linkLike.test(address) ? '' : address;
}

const categoryOf = (key: string): string => catalogue.find(({ icon }) => icon === key)?.type ?? '';
