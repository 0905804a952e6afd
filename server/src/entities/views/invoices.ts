import { overdueDays } from 'shared-api/contract/entities/overdueDays';
import type { ViewsOf } from './ListViews.ts';

/** SQL for invoices on which something is owed. */
const unpaid = 'NOT t.paid AND t.invoice_number IS NOT NULL AND t.voided_on IS NULL';

/** SQL for those that are owed for too long. @param today SQL for the company day */
export const overdue = (today: string): string =>
  `${unpaid} AND t.date_ts < ${today} - ${overdueDays}`;

// Whom to call first stands first.
const order = {
  by: "coalesce(t.date_ts, 'infinity'::date)",
  type: 'date',
  descending: false,
} as const;

export const invoiceViews: ViewsOf<'invoices'> = {
  draft: { matches: 't.invoice_number IS NULL' },
  notSent: { matches: `${unpaid} AND NOT t.billed`, order },
  unpaid: { matches: unpaid, order },
  overdue: { matches: overdue('{today}'), order },
};
