import type { Company } from 'shared-api/contract/company/company';
import { routes } from 'shared-api/contract/pages/officePaths';
import { routes as publicRoutes } from 'shared-api/contract/pages/paths';
import type { QuoteWishRequest } from 'shared-api/contract/quotes/quoteWish';
import { defaultLanguage, inLanguage, type Language } from 'shared-api/contract/values/language';
import { brandOf } from '../documents/brandOf.ts';
import { quoteTexts } from '../pricing/texts.ts';
import type { Letter } from './writing/LetterContent.ts';
import { inOneLine, writtenIn } from './letters.ts';
import { mailTexts } from './texts.ts';
import { wordsFor } from './words/fillWords.ts';
import { writeLetter } from './writing/writeLetter.ts';

/** What mails say of something that was asked of a quote. */
export interface WishFacts {
  /** As its form was filled in. */
  request: QuoteWishRequest;
  /** Of the quote: whom it was sent to. */
  email: string;
  number: number;
  category: string;
  /** Opens its page. */
  secret: string;
  /** The day that the quote was asked for; empty for one without. */
  requestedOn: string;
  /** That of the form's page. */
  language: Language;
}

/** Brings the company what is asked of a quote, in its own language. */
export function wishLetter(company: Company, facts: WishFacts, leadId: number): Letter {
  const texts = mailTexts[defaultLanguage];
  const { contact } = texts;
  const { request, email, number, category, requestedOn } = facts;
  const { wish, phone, message } = request;
  const address = inOneLine(request.address);
  const wishes = quoteTexts[defaultLanguage].wishes[wish];
  return writeLetter(defaultLanguage, company, () => ({
    brand: brandOf(category),
    subject: contact.subject(wishes.subject(number)),
    opening: [
      contact.name(inOneLine(request.name)),
      contact.email(email),
      ...(phone === '' ? [] : [contact.phone(phone)]),
      ...(address === '' ? [] : [contact.address(address)]),
      ...(requestedOn === '' ? [] : [contact.requestedOn(requestedOn)]),
      ...writtenIn(texts, facts),
      '',
      message.trim() === '' ? wishes.withoutMessage : message,
    ],
    button: {
      label: contact.open,
      href: new URL(routes.editor('leads', leadId), company.siteUrl).href,
    },
    closing: [],
    reason: contact.reasonQuote,
  }));
}

/** Tells whoever has a quote that what was asked of it has come. */
export function wishReceivedLetter(company: Company, facts: WishFacts): Letter {
  const { request, number, category, secret, requestedOn, language } = facts;
  const { received } = mailTexts[language];
  const isBooking = request.wish === 'book';
  return writeLetter(language, company, (local) => {
    const words = wordsFor(language, local, isBooking ? 'bookingReceived' : 'requestReceived', {
      number: String(number),
    });
    return {
      brand: brandOf(category),
      subject: words.subject,
      opening: [
        words.opening,
        ...(isBooking && requestedOn !== '' ? ['', received.requestedOn(requestedOn)] : []),
      ],
      button: {
        label: received.open(number),
        href: new URL(inLanguage(language, publicRoutes.quoteAnswer(secret)), company.siteUrl).href,
      },
      closing: [words.closing],
      reason: received.reasonQuote(local.name),
    };
  });
}
