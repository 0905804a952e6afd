import type { LetterKind } from 'shared-api/contract/billing/sendInvoice';
import type { ServiceBulkAction } from 'shared-api/contract/entities/bulk/services';
import { officeDay } from 'shared-api/contract/values/officeDay';
import { counted } from './counted.ts';

/** What calls say that change, or write about, many records at once. */
export const bulkEn = {
  servicesChanged: ({ action, changed, skipped, employee, day }: BulkChanged) => {
    const rest = skipped === 0 ? '' : ` ${skippedOnes(skipped)}`;
    if (changed === 0) return `Nothing was changed.${rest}`;
    const many = counted(changed, 'service');
    const done = {
      assign: employee === null ? `${many} assigned to nobody` : `${many} assigned to ${employee}`,
      move: `${many} moved to ${day === null ? 'no day' : officeDay(day)}`,
      complete: `${many} marked complete`,
    };
    return `${done[action]}.${rest}`;
  },
  servicesRestored: ({ restored, stayed }: { restored: number; stayed: number }) => {
    const rest =
      stayed === 0
        ? ''
        : ` ${counted(stayed, 'service')} that somebody has changed since ${stayed === 1 ? 'stays as it is' : 'stay as they are'}.`;
    return restored === 0 && stayed === 0
      ? 'The services are as before.'
      : `${counted(restored, 'service')} ${restored === 1 ? 'is' : 'are'} as before.${rest}`;
  },
  servicesBilled: ({ drafts, client, total, skipped }: ServicesBilled) => {
    const rest = skipped === 0 ? '' : ` ${skippedOnes(skipped)}`;
    if (drafts === 0) return `No invoice was made.${rest}`;
    const made =
      drafts === 1
        ? `An invoice for ${client} over ${total} is drafted.`
        : `${drafts} invoices are drafted, ${total} in all.`;
    return `${made}${rest}`;
  },
  billsUndone: ({ removed, stayed }: { removed: number; stayed: number }) => {
    const rest =
      stayed === 0
        ? ''
        : ` ${counted(stayed, 'draft')} that somebody has changed since ${stayed === 1 ? 'stays' : 'stay'}.`;
    return removed === 0
      ? `Nothing was taken back.${rest}`
      : `${counted(removed, 'draft')} ${removed === 1 ? 'is' : 'are'} taken back.${rest}`;
  },
  bulkSent: ({ kind, sent, skipped }: { kind: LetterKind; sent: number; skipped: number }) => {
    const rest = skipped === 0 ? '' : ` ${skippedOnes(skipped)}`;
    if (sent === 0) return `Nothing was sent.${rest}`;
    const many = counted(sent, kind === 'bill' ? 'invoice' : 'reminder');
    return `${many} ${sent === 1 ? 'is' : 'are'} on ${sent === 1 ? 'its' : 'their'} way.${rest}`;
  },
};

export interface BulkChanged {
  action: ServiceBulkAction;
  changed: number;
  skipped: number;
  /** Whom services are assigned to; null for nobody, and where each keeps whom it has. */
  employee: string | null;
  day: string | null;
}

export interface ServicesBilled {
  drafts: number;
  /** Whom the one draft is for. */
  client: string;
  /** With tax, in words. */
  total: string;
  skipped: number;
}

const skippedOnes = (skipped: number): string => `${skipped} skipped.`;
