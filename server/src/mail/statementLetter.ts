import type { Company } from 'shared-api/contract/company/company';
import type { Language } from 'shared-api/contract/values/language';
import { beginning } from './beginning.ts';
import type { Letter } from './writing/LetterContent.ts';
import { mailTexts } from './texts.ts';
import { wordsFor } from './words/fillWords.ts';
import { writeLetter } from './writing/writeLetter.ts';

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
  /** Whether an invoice that is owed can be paid by card, where any is owed. */
  takesCard: boolean;
}

/**
 * Sends a client's statement.
 * @param message what the sender adds, above the details
 */
export function statementLetter(company: Company, facts: StatementFacts, message = ''): Letter {
  const { language, clientName, from, until, closing, takesCard } = facts;
  const texts = mailTexts[language];
  const { statement } = texts;
  const amount = texts.money(Math.abs(closing));
  return writeLetter(language, company, (local) => {
    const words = wordsFor(
      language,
      local,
      'statement',
      {
        client: clientName,
        period: statement.period(from, until ?? ''),
        eTransferEmail: local.eTransferEmail,
      },
      takesCard ? {} : { payment: texts.withoutCard.statement },
    );
    return {
      brand: 'cleaning',
      subject: words.subject,
      opening: [
        ...beginning(words.greeting, message),
        words.opening,
        statement.comesTo(closing, amount),
        ...(closing > 0 ? [words.payment] : []),
      ],
      amount: { name: closing < 0 ? statement.inYourFavour : statement.balance, amount },
      closing: [words.closing],
      reason: texts.invoice.reason(local.name),
    };
  });
}
