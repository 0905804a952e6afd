import type { LetterKind } from 'shared-api/contract/billing/sendInvoice';
import type { ServiceBulkAction } from 'shared-api/contract/entities/bulk/services';
import { officeDay } from 'shared-api/contract/values/officeDay';

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

const skippedOnes = (skipped: number): string => `${skipped} skipped.`;

const counted = (count: number, what: string): string =>
  `${count} ${what}${count === 1 ? '' : 's'}`;
