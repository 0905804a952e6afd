import type { Company } from 'shared-api/contract/company/company';
import type { Language } from 'shared-api/contract/values/language';
import type { Letter } from './LetterContent.ts';
import { mailTexts } from './texts.ts';
import { writeLetter } from './writeLetter.ts';

/** The facts in a mail with a statement. */
export interface StatementFacts {
  /** That of the client. */
  language: Language;
  clientName: string;
  /** From the beginning where there is none. */
  from: string | null;
  until: string | null;
  /** Owed at the end of the last day, in cents; below zero what we owe the client. */
  closing: number;
}

/**
 * Sends a client's statement.
 * @param message what the sender adds, above the details
 */
export function statementLetter(company: Company, facts: StatementFacts, message = ''): Letter {
  const { language, clientName, from, until, closing } = facts;
  const texts = mailTexts[language];
  const words = texts.statement;
  return writeLetter(language, company, (local) => ({
    brand: 'cleaning',
    subject: words.subject(local.name),
    opening: [
      texts.invoice.dear(clientName),
      '',
      ...(message.trim() === '' ? [] : [message.trim(), '']),
      words.covers(from, until ?? ''),
      words.comesTo(closing, texts.money(Math.abs(closing))),
      ...(closing > 0 ? [words.howToPay(local.eTransferEmail)] : []),
    ],
    amount: {
      name: closing < 0 ? words.inYourFavour : words.balance,
      amount: texts.money(Math.abs(closing)),
    },
    closing: [texts.questions(local.phone)],
    reason: texts.invoice.reason(local.name),
  }));
}
