import type { NeedKind } from 'shared-api/contract/schedule/today';
import type { Permission } from 'shared-api/contract/staff/permissions';

/** The permission that each kind of need is shown to. */
export const needPermissions: Record<NeedKind, Permission> = {
  leads: 'clients',
  acceptedQuotes: 'quotes',
  endingQuotes: 'quotes',
  openVisits: 'services',
  clashes: 'services',
  unmarkedVisits: 'services',
  unbilled: 'money',
  drafts: 'money',
  overdue: 'seeAccounts',
  mails: 'mails',
  payments: 'money',
};
