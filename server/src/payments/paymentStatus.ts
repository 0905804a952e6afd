import type {
  PaidDocument,
  PaymentState,
  PaymentStatus,
} from 'shared-api/contract/billing/payment';
import type { DepositKind } from 'shared-api/contract/billing/deposits';
import type { Company } from 'shared-api/contract/company/company';
import { companyDay } from 'shared-api/contract/company/companyTime';
import { categories } from 'shared-api/contract/values/categories';
import { defaultLanguage, type Language } from 'shared-api/contract/values/language';
import { fromCents } from 'shared-api/contract/values/money';
import { uuid } from 'shared-api/contract/values/uuid';
import type { Queryable } from '../db/Database.ts';
import type { Attempt } from './attempts.ts';
import { declineReasons } from './declines.ts';
import type { DueDocument } from './due/dueDocument.ts';
import { attemptUnder } from './withdrawal/paymentKeys.ts';
import { paymentTexts } from './texts.ts';

/** What is paid, for the payer. */
export const documentOf = ({
  kind,
  day,
  type,
  asked,
}: Pick<DueDocument, 'kind' | 'day'> & {
  type: string | null;
  asked: DepositKind | null;
}): PaidDocument => ({
  kind: kind === 'invoices' ? 'invoice' : 'quote',
  asked: asked ?? '',
  day: day ?? '',
  type: categories.find((category) => category === type) ?? '',
});

const states: Record<Attempt['status'], PaymentState> = {
  pending: 'confirming',
  succeeded: 'succeeded',
  failed: 'failed',
};

/** The status of an attempt, for the payer. */
export function statusOf(attempt: Attempt, language: Language, company: Company): PaymentStatus {
  const {
    key,
    number,
    invoiceId,
    cents,
    status,
    day,
    type,
    paidOn,
    awayTo,
    asked,
    left,
    givenBack,
  } = attempt;
  const texts = paymentTexts[language];
  const isLeft = status === 'succeeded' && left > 0;
  const messages: Record<Attempt['status'], string> = {
    pending: texts.confirming,
    succeeded: texts.received(texts.money(cents)),
    failed: whyFailed(attempt, language),
  };
  return {
    status: states[status],
    key,
    number: String(number),
    amount: fromCents(cents),
    message: messages[status],
    document: documentOf({ kind: invoiceId === null ? 'quotes' : 'invoices', day, type, asked }),
    paidOn: paidOn ?? '',
    left: isLeft ? fromCents(left) : 0,
    ...(isLeft && { leftOn: companyDay(Date.now() / 1000, company.timeZone) }),
    givenBack: fromCents(givenBack),
    continueAt: (status === 'pending' && awayTo) || '',
  };
}

/** Why an attempt failed, by its code; older ones have the provider's own words, which are English, or none. */
function whyFailed({ reason, message }: Attempt, language: Language): string {
  const { declines, declined } = paymentTexts[language];
  const known = declineReasons.find((code) => code === reason);
  if (known) return declines[known];
  return (language === defaultLanguage && message) || declined;
}

/** The status of the attempt that a key has begun or joined, for whoever knows the key. */
export async function paymentStatus(
  database: Queryable,
  company: Company,
  key: string,
  language: Language,
): Promise<PaymentStatus | undefined> {
  const attempt = uuid.test(key) ? await attemptUnder(database, key) : undefined;
  return attempt && statusOf(attempt, language, company);
}
