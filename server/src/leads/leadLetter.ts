import type { Company } from 'shared-api/contract/company/company';
import { leadTemplates, type LeadLetter } from 'shared-api/contract/entities/leadWork';
import { routes } from 'shared-api/contract/pages/paths';
import { inLanguage } from 'shared-api/contract/values/language';
import { brandOf } from '../documents/brandOf.ts';
import type { Queryable } from '../db/Database.ts';
import type { Letter } from '../mail/LetterContent.ts';
import { mailTexts } from '../mail/texts.ts';
import { writeLetter } from '../mail/writeLetter.ts';
import { quoteTexts } from '../pricing/texts.ts';
import type { LeadRow } from './findLead.ts';

/** The quote of a lead, as far as a reply says anything of it. */
export interface LeadQuote {
  number: number;
  category: string;
  /** Opens its page. */
  secret: string | null;
}

export async function quoteOfLead(
  connection: Queryable,
  { quoteId }: Pick<LeadRow, 'quoteId'>,
): Promise<LeadQuote | undefined> {
  const { rows } = await connection.query<LeadQuote>(
    'SELECT number, category, answer_secret AS secret FROM quotes WHERE id = $1',
    [quoteId],
  );
  return rows[0];
}

/** A reply to a lead, in its language, with what they wrote below. */
export function leadLetter(
  company: Company,
  lead: LeadRow,
  quote: LeadQuote | undefined,
  { subject, message }: { subject: string; message: string },
): Letter {
  const { language, name } = lead;
  const texts = mailTexts[language];
  const words = texts.lead;
  return writeLetter(language, company, (local) => ({
    brand: brandOf(quote?.category ?? ''),
    subject: subject.trim() || subjectOf(lead, quote),
    opening: [words.dear(name.trim()), '', ...(message.trim() === '' ? [] : [message.trim()])],
    ...(typeof quote?.secret === 'string' && {
      button: {
        label: quoteTexts[language].mail.open(quote.number),
        href: new URL(inLanguage(language, routes.quoteAnswer(quote.secret)), company.siteUrl).href,
      },
    }),
    closing: [texts.questions(local.phone), ...quoted(lead)],
    reason: words.reason(local.name),
  }));
}

/** What they wrote; the message of a lead from a quote is our own. */
function quoted({ source, message, day, language }: LeadRow): string[] {
  if (source === 'Quote' || message.trim() === '') return [];
  return ['', mailTexts[language].lead.wrote(day), message.trim()];
}

const subjectOf = ({ subject, language }: LeadRow, quote: LeadQuote | undefined): string => {
  const { lead } = mailTexts[language];
  return quote ? lead.aboutQuote(quote.number) : lead.about(subject.replace(/\s+/g, ' ').trim());
};

/** What a reply can begin with. Words about a quote are for a lead that has one. */
export function templatesFor(
  company: Company,
  lead: LeadRow,
  quote: LeadQuote | undefined,
): LeadLetter['templates'] {
  const { templates } = mailTexts[lead.language].lead;
  return leadTemplates
    .filter((name) => quote !== undefined || name !== 'quote')
    .map((name) => ({
      name,
      subject: subjectOf(lead, quote).slice(0, 200),
      message: templates[name]({ phone: company.phone, number: quote?.number ?? 0 }),
    }));
}
