import type { Company } from 'shared-api/contract/company/company';
import type { Language } from 'shared-api/contract/values/language';
import { brandOf } from '../documents/brandOf.ts';
import { beginning } from './beginning.ts';
import type { Letter } from './writing/LetterContent.ts';
import { mailTexts } from './texts.ts';
import { wordsFor } from './words/fillWords.ts';
import { writeLetter } from './writing/writeLetter.ts';

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
  return writeLetter(language, company, (local) => {
    const words = wordsFor(language, local, 'credit', {
      client: clientName,
      number,
      invoice: String(invoiceNumber),
      amount: texts.money(total),
    });
    return {
      brand: brandOf(type),
      subject: words.subject,
      opening: [
        ...beginning(words.greeting, message),
        words.opening,
        credit.why(reason),
        ...(kept < total ? [credit.reduces(texts.money(total - kept), invoiceNumber)] : []),
        ...(kept > 0 ? [credit.kept(texts.money(kept))] : []),
      ],
      amount: { name: credit.amount, amount: texts.money(total) },
      closing: [words.closing],
      reason: texts.invoice.reason(local.name),
    };
  });
}
