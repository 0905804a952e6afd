import type { DepositKind } from 'shared-api/contract/billing/deposits';
import type { Company } from 'shared-api/contract/company/company';
import { paymentLink } from 'shared-api/contract/pages/paymentLink';
import type { Language } from 'shared-api/contract/values/language';
import { brandOf } from '../documents/brandOf.ts';
import type { Letter } from './LetterContent.ts';
import { mailTexts } from './texts.ts';
import { writeLetter } from './writeLetter.ts';

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
  const words = texts.deposit;
  const amount = texts.money(cents);
  const link = paymentLink(language, typed, cents);
  return writeLetter(language, company, (local) => ({
    brand: brandOf(type),
    subject: words.subjects[kind](number),
    opening: [
      words.dear(clientName),
      '',
      ...(message.trim() === '' ? [] : [message.trim(), '']),
      words.asked[kind](amount, texts.money(tax)),
      words.dueOn(dueOn),
      words.howToPay(typed, amount, local.eTransferEmail),
    ],
    amount: { name: words.amounts[kind], amount },
    ...(link !== undefined && {
      button: { label: words.pay, href: new URL(link, company.siteUrl).href },
    }),
    closing: [texts.questions(local.phone)],
    reason: words.reason(local.name),
  }));
}
