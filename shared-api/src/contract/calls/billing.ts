import * as answer from '../fields/answers.ts';
import { voidSchema } from '../billing/voidInvoice.ts';
import type { Call } from './Call.ts';

const forAdmins = { who: 'Admin', forbidden: 'adminsOnly' } as const;

/** Turns contracts and services into invoices (docs/product/money.md "From quote to money"). */
export const billingCalls = {
  createContractServices: {
    ...forAdmins,
    method: 'GET',
    path: '/create-contract-services/:id',
    alsoPost: true,
    summary: 'Makes the services of a contract for the coming days',
    answer: answer.object({
      created: answer.number(),
      /** How many existed already. */
      existing: answer.number(),
      message: answer.text(),
    }),
    refusals: [404, 409],
  },
  dailyUpdate: {
    ...forAdmins,
    method: 'GET',
    path: '/daily-update',
    alsoPost: true,
    summary: 'The work of a day: services of contracts, invoices, bills and reminders',
    answer: answer.object({
      services: answer.number(),
      invoices: answer.number(),
      billed: answer.number(),
      reminders: answer.number(),
      message: answer.text(),
    }),
  },
  receivePayment: {
    ...forAdmins,
    method: 'PUT',
    path: '/receive-payment/:id/',
    summary: 'Records a manual payment of what is owed on an invoice, and marks it paid',
    answer: answer.message,
    refusals: [404, 409],
  },
  voidInvoice: {
    ...forAdmins,
    method: 'POST',
    path: '/invoices/:id/void/',
    summary: 'Makes an issued invoice void; its services can be invoiced again',
    body: voidSchema,
    answer: answer.message,
    refusals: [404, 409],
  },
} as const satisfies Record<string, Call>;
