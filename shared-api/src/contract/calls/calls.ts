import { accountCalls } from './account.ts';
import { bankCalls } from './bank.ts';
import { billingCalls } from './billing.ts';
import type { Call } from './Call.ts';
import { bulkCalls } from './office/bulk.ts';
import { bookCalls } from './books.ts';
import { changeOrderCalls } from './quotes/changeOrders.ts';
import { clientCalls } from './clients.ts';
import { clientMergeCalls } from './office/clientMerges.ts';
import { clientPlaceCalls } from './office/clientPlaces.ts';
import { contractCalls } from './office/contracts.ts';
import { depositCalls } from './deposits.ts';
import { documentCalls } from './documents.ts';
import { entityCalls, type EntityCalls } from './entities.ts';
import { exportCalls } from './office/exports.ts';
import { importCalls } from './office/imports.ts';
import { ledgerCalls } from './ledger.ts';
import { deletedCalls } from './office/deleted.ts';
import { leadCalls } from './office/leads.ts';
import { mailCalls } from './mail.ts';
import { moneyBackCalls } from './moneyBack.ts';
import { paymentCalls } from './payments.ts';
import { peopleCalls } from './people.ts';
import { answerCalls, dealCalls, quoteKindCalls, quotePriceCalls } from './quotes.ts';
import { quoteWorkCalls } from './quotes/quoteWork.ts';
import { rateCardCalls } from './rateCard.ts';
import { releaseCalls } from './releases/releases.ts';
import { deployCalls, deployTokenCalls } from './releases/deploy.ts';
import { reportCalls } from './reports.ts';
import { scheduleCalls } from './schedule.ts';
import { sessionCalls } from './session.ts';
import { settingsCalls } from './office/settings.ts';
import { siteCalls } from './site.ts';
import { visitCalls } from './visits.ts';

/** Individual calls by name. Calls of entities and quote kinds are generated separately. */
const ownCalls = {
  ...sessionCalls,
  ...accountCalls,
  ...peopleCalls,
  ...releaseCalls,
  ...deployTokenCalls,
  ...deployCalls,
  ...dealCalls,
  ...answerCalls,
  ...changeOrderCalls,
  ...quoteWorkCalls,
  ...rateCardCalls,
  ...settingsCalls,
  ...billingCalls,
  ...ledgerCalls,
  ...moneyBackCalls,
  ...reportCalls,
  ...bookCalls,
  ...clientCalls,
  ...clientMergeCalls,
  ...clientPlaceCalls,
  ...leadCalls,
  ...deletedCalls,
  ...importCalls,
  ...exportCalls,
  ...contractCalls,
  ...bulkCalls,
  ...depositCalls,
  ...paymentCalls,
  ...bankCalls,
  ...documentCalls,
  ...mailCalls,
  ...scheduleCalls,
  ...siteCalls,
  ...visitCalls,
};

/** Any call of the table. */
export type AnyCall =
  | (typeof ownCalls)[keyof typeof ownCalls]
  | EntityCalls[keyof EntityCalls]
  | (typeof quoteKindCalls)[keyof typeof quoteKindCalls]
  | (typeof quotePriceCalls)[keyof typeof quotePriceCalls];

/** Every API call by name: `rateCard`, `clients.list`, `carpet-quote`. */
export const calls: ReadonlyMap<string, Call> = new Map<string, Call>([
  ...Object.entries<Call>(ownCalls),
  ...Object.entries<Record<string, Call>>(entityCalls).flatMap(([entity, own]) =>
    Object.entries(own).map(([name, call]) => [`${entity}.${name}`, call] as const),
  ),
  ...Object.entries<Call>(quoteKindCalls).map(([kind, call]) => [`${kind}-quote`, call] as const),
  ...Object.entries<Call>(quotePriceCalls).map(
    ([kind, call]) => [`${kind}-quote.price`, call] as const,
  ),
]);
