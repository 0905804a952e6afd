import type { RecordOf } from 'shared-api/client';

/** Whether nothing is owed on an invoice because it is void. */
export const isVoid = ({ voidedOn }: Pick<RecordOf<'invoices'>, 'voidedOn'>): boolean =>
  typeof voidedOn === 'string';
