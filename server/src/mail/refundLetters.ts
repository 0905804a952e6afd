import type { Company } from 'shared-api/contract/company/company';
import { routes } from 'shared-api/contract/pages/officePaths';
import type { Language } from 'shared-api/contract/values/language';
import { brandOf } from '../documents/brandOf.ts';
import type { Letter } from './writing/LetterContent.ts';
import { mailTexts, type MailTexts } from './texts.ts';
import { wordsFor } from './words/fillWords.ts';
import { writeLetter } from './writing/writeLetter.ts';

/** What a card payment was for, in mails about its refund or its dispute. */
export interface RefundFacts {
  document: 'invoice' | 'quote';
  number: number;
  /** The id of the invoice or quote. */
  recordId: number;
  cents: number;
  /** The type of work; determines the brand. */
  type: string;
}

/** Tells a client that money goes back to their card. */
export function refundLetter(
  language: Language,
  company: Company,
  { document, number, cents, type }: RefundFacts,
): Letter {
  const texts = mailTexts[language];
  const { refund } = texts;
  const amount = texts.money(cents);
  return writeLetter(language, company, (local) => {
    const words = wordsFor(language, local, 'refund', {
      number: String(number),
      document: texts.receipt.document(document),
      amount,
    });
    return {
      brand: brandOf(type),
      subject: words.subject,
      opening: [words.opening],
      amount: { name: refund.amount, amount },
      closing: [words.closing],
      reason: refund.reason(local.name),
    };
  });
}

/** What the office is told of: that a refund failed, or how a dispute stands. */
export type OfficeNews =
  | { kind: 'refundFailed' }
  | { kind: 'disputed'; dueDay: string | null }
  | { kind: 'disputeEnded'; ended: 'won' | 'lost' | 'closed' };

/** Tells the office of what has become of a card payment. */
export function officeNewsLetter(
  language: Language,
  company: Company,
  { document, number, recordId, cents, type }: RefundFacts,
  news: OfficeNews,
): Letter {
  const texts = mailTexts[language];
  const { office } = texts;
  const amount = texts.money(cents);
  const entity = document === 'invoice' ? 'invoices' : 'quotes';
  return writeLetter(language, company, () => ({
    brand: brandOf(type),
    subject: office[news.kind](document, number),
    opening: said(office, amount, news),
    button: {
      label: office.open,
      href: new URL(routes.editor(entity, recordId), company.siteUrl).href,
    },
    closing: [],
    reason: office.reason,
  }));
}

function said(office: MailTexts['office'], amount: string, news: OfficeNews): string[] {
  if (news.kind === 'refundFailed') return [office.notGiven(amount)];
  if (news.kind === 'disputeEnded') {
    return [news.ended === 'closed' ? office.closed : office[news.ended](amount)];
  }
  const { dueDay } = news;
  return [office.disputeNew(amount), ...(dueDay === null ? [] : [office.answerBy(dueDay)])];
}
