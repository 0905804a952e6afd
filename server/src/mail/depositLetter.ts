import type { DepositKind } from 'shared-api/contract/billing/deposits';
import type { Company } from 'shared-api/contract/company/company';
import { paymentLink } from 'shared-api/contract/pages/paymentLink';
import type { Language } from 'shared-api/contract/values/language';
import { brandOf } from '../documents/brandOf.ts';
import { beginning } from './beginning.ts';
import type { Letter } from './writing/LetterContent.ts';
import { mailTexts } from './texts.ts';
import { wordsFor } from './words/fillWords.ts';
import { writeLetter } from './writing/writeLetter.ts';

/** The facts in a mail that asks for a deposit or a part payment; amounts in cents. */
export interface DepositFacts {
  /** `10234-D1`, and what a payer types. */
  number: string;
  typed: number;
  kind: DepositKind;
  cents: number;
  /** The tax in it. */
  tax: number;
  dueOn: string;
  /** The type of work; determines the brand. */
  type: string;
  clientName: string;
}

/**
 * Asks for a deposit or a part payment.
 * @param message what the sender adds, above the details
 */
export function depositLetter(
  language: Language,
  company: Company,
  { number, typed, kind, cents, tax, dueOn, type, clientName }: DepositFacts,
  message = '',
): Letter {
  const texts = mailTexts[language];
  const { deposit } = texts;
  const amount = texts.money(cents);
  const link = paymentLink(language, typed, cents);
  return writeLetter(language, company, (local) => {
    const words = wordsFor(
      language,
      local,
      kind,
      {
        client: clientName,
        number,
        typedNumber: String(typed),
        amount,
        tax: texts.money(tax),
        dueDate: texts.invoice.day(dueOn),
        eTransferEmail: local.eTransferEmail,
      },
      link === undefined ? { payment: texts.withoutCard.request } : {},
    );
    return {
      brand: brandOf(type),
      subject: words.subject,
      opening: [...beginning(words.greeting, message), words.opening, words.payment],
      amount: { name: deposit.amounts[kind], amount },
      ...(link !== undefined && {
        button: { label: deposit.pay, href: new URL(link, company.siteUrl).href },
      }),
      closing: [words.closing],
      reason: deposit.reason(local.name),
    };
  });
}
