import { companyIn, type Company } from 'shared-api/contract/company/company';
import { leadTemplates, type LeadLetter } from 'shared-api/contract/entities/leadWork';
import { routes } from 'shared-api/contract/pages/paths';
import type { MailKind } from 'shared-api/contract/values/mailKinds';
import { inLanguage, type Language } from 'shared-api/contract/values/language';
import { brandOf } from '../documents/brandOf.ts';
import { quoteTexts } from '../pricing/texts.ts';
import type { Letter } from './writing/LetterContent.ts';
import { mailTexts } from './texts.ts';
import { wordsFor } from './words/fillWords.ts';
import { writeLetter } from './writing/writeLetter.ts';

/** A lead, as far as a reply says anything of it. */
export interface LeadFacts {
  name: string;
  language: Language;
  subject: string;
  message: string;
  day: string;
  source: string;
}

/** The quote of a lead, as far as a reply says anything of it. */
export interface LeadQuote {
  number: number;
  category: string;
  /** Opens its page. */
  secret: string | null;
}

/** A reply to a lead, in its language, with what they wrote below. */
export function leadLetter(
  company: Company,
  lead: LeadFacts,
  quote: LeadQuote | undefined,
  { subject, message }: { subject: string; message: string },
): Letter {
  const { language, name } = lead;
  return writeLetter(language, company, (local) => {
    const words = wordsFor(language, local, 'leadReply', { client: name.trim() });
    return {
      brand: brandOf(quote?.category ?? ''),
      subject: subject.trim() || subjectOf(lead, quote),
      opening: [words.greeting, '', ...(message.trim() === '' ? [] : [message.trim()])],
      ...(typeof quote?.secret === 'string' && {
        button: {
          label: quoteTexts[language].mail.open(quote.number),
          href: new URL(inLanguage(language, routes.quoteAnswer(quote.secret)), company.siteUrl)
            .href,
        },
      }),
      closing: [words.closing, ...quoted(lead)],
      reason: mailTexts[language].lead.reason(local.name),
    };
  });
}

/** What they wrote; the message of a lead from a quote is our own. */
function quoted({ source, message, day, language }: LeadFacts): string[] {
  if (source === 'Quote' || message.trim() === '') return [];
  return ['', mailTexts[language].lead.wrote(day), message.trim()];
}

const subjectOf = ({ subject, language }: LeadFacts, quote: LeadQuote | undefined): string => {
  const { lead } = mailTexts[language];
  return quote ? lead.aboutQuote(quote.number) : lead.about(subject.replace(/\s+/g, ' ').trim());
};

/** The words that a reply begins with when a template is chosen. */
export const replyKinds = {
  callYou: 'replyCallYou',
  question: 'replyQuestion',
  visit: 'replyVisit',
  quote: 'replyQuote',
  decline: 'replyDecline',
} as const satisfies Record<(typeof leadTemplates)[number], MailKind>;

/**
 * What a reply can begin with. Words about a quote are for a lead that has one; that no offer can be made is not said
 * beside an offer and the button that books it.
 */
export function templatesFor(
  company: Company,
  lead: LeadFacts,
  quote: LeadQuote | undefined,
): LeadLetter['templates'] {
  const { language } = lead;
  const local = companyIn(company, language);
  const filling = { client: lead.name.trim(), number: String(quote?.number ?? '') };
  return leadTemplates
    .filter((name) => name !== (quote === undefined ? 'quote' : 'decline'))
    .map((name) => ({
      name,
      subject: subjectOf(lead, quote).slice(0, 200),
      message: wordsFor(language, local, replyKinds[name], filling).opening,
    }));
}
