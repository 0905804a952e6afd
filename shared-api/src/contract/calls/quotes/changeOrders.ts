import {
  acceptanceSchema,
  agreement,
  changeOrder,
  changeOrderSchema,
  withdrawalSchema,
} from '../../quotes/office/agreement.ts';
import type { Call } from '../Call.ts';

/** What clients agree to, as the office records it (docs/product/money.md "Quotes that are accepted"). */
export const changeOrderCalls = {
  agreement: {
    who: 'seeAccounts',
    method: 'GET',
    path: '/quotes/:id/agreement/',
    summary: 'What was agreed to on a quote and billed of it, with its change orders',
    answer: agreement,
    refusals: [404],
  },
  acceptQuote: {
    who: 'quotes',
    method: 'POST',
    path: '/quotes/:id/accept/',
    summary: 'Records that the client accepts a quote, as it is in this version',
    body: acceptanceSchema,
    answer: agreement,
    refusals: [404, 409],
  },
  makeChangeOrder: {
    who: 'quotes',
    method: 'POST',
    path: '/quotes/:id/change-orders/',
    summary: 'Makes a change order for an accepted quote; once for a key',
    body: changeOrderSchema,
    statuses: [201],
    answer: changeOrder,
    refusals: [404, 409],
  },
  acceptChangeOrder: {
    who: 'quotes',
    method: 'POST',
    path: '/change-orders/:id/accept/',
    summary: 'Records that the client accepts a change order',
    body: acceptanceSchema,
    answer: changeOrder,
    refusals: [404, 409],
  },
  withdrawChangeOrder: {
    who: 'quotes',
    method: 'POST',
    path: '/change-orders/:id/withdraw/',
    summary: 'Takes a change order back that is not accepted',
    body: withdrawalSchema,
    answer: changeOrder,
    refusals: [404, 409],
  },
  changeOrderFile: {
    who: 'seeAccounts',
    method: 'GET',
    path: '/download-change-order/:number',
    summary: 'A change order as PDF, by its number: 10234-O1',
    answer: { mediaType: 'application/pdf' },
    refusals: [404],
  },
} as const satisfies Record<string, Call>;
