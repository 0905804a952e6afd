import type { Company } from 'shared-api/contract/company/company';
import type { Language } from 'shared-api/contract/values/language';
import { brandOf } from '../documents/brandOf.ts';
import type { Letter } from './LetterContent.ts';
import { mailTexts } from './texts.ts';
import { writeLetter } from './writeLetter.ts';

/** The facts in a mail about a credit note; amounts in cents. */
export interface CreditFacts {
  /** As `10234-C1`. */
  number: string;
  invoiceNumber: number;
  type: string;
  total: number;
  /** What of it did not reduce what was owed, but stayed with the client. */
  kept: number;
  reason: string;
  clientName: string;
}

/**
 * Sends a credit note.
 * @param message what the sender adds, above the details
 */
export function creditLetter(
  language: Language,
  company: Company,
  { number, invoiceNumber, type, total, kept, reason, clientName }: CreditFacts,
  message = '',
): Letter {
  const texts = mailTexts[language];
  const { credit } = texts;
  return writeLetter(language, company, (local) => ({
    brand: brandOf(type),
    subject: credit.subject(number),
    opening: [
      texts.invoice.dear(clientName),
      '',
      ...(message.trim() === '' ? [] : [message.trim(), '']),
      credit.made(invoiceNumber, texts.money(total)),
      credit.why(reason),
      ...(kept < total ? [credit.reduces(texts.money(total - kept), invoiceNumber)] : []),
      ...(kept > 0 ? [credit.kept(texts.money(kept))] : []),
    ],
    amount: { name: credit.amount, amount: texts.money(total) },
    closing: [texts.questions(local.phone)],
    reason: texts.invoice.reason(local.name),
  }));
}
