import { isEntityName, type EntityName } from 'shared-api/contract/entities/entityNames';
import { routes } from 'shared-api/contract/pages/officePaths';
import { daysAfter, mondayOf } from 'shared-api/contract/values/days';
import type { ListView } from 'shared-api/contract/entities/listViews';
import type { Need, NeedKind, Today } from 'shared-api/contract/schedule/today';
import { listAddress } from '../../listChoice.ts';

const report = (name: string, days: Record<string, string> = {}): string =>
  `${routes.reports()}?${new URLSearchParams({ report: name, ...days }).toString()}`;

const viewOf = <E extends EntityName>(entity: E, view: ListView<E>): string =>
  listAddress(entity, { filters: { view } });

/** Where one thing is seen to. */
export function placeOf(kind: NeedKind, { entity, id, day }: Need): string {
  if (kind === 'clashes') return routes.board(mondayOf(day.slice(0, 10)));
  if (kind === 'payments') return `${routes.bank()}#payments`;
  return isEntityName(entity) ? routes.editor(entity, id) : `${routes.settings()}#mail`;
}

/** Where all of a kind are seen. */
export function placeOfAll(kind: NeedKind): string {
  switch (kind) {
    case 'leads':
      return listAddress('leads', { filters: { status: 'New' } });
    case 'acceptedQuotes':
      return viewOf('quotes', 'toPlan');
    case 'endingQuotes':
      return viewOf('quotes', 'ending');
    case 'openVisits':
      return viewOf('services', 'unassigned');
    case 'clashes':
      return routes.board();
    case 'unmarkedVisits':
      return viewOf('services', 'notMarked');
    case 'unbilled':
      return viewOf('services', 'toBill');
    case 'drafts':
      return viewOf('invoices', 'draft');
    case 'overdue':
      return viewOf('invoices', 'overdue');
    case 'mails':
      return `${routes.settings()}#mail`;
    case 'payments':
      return `${routes.bank()}#payments`;
  }
}

/** The rows behind a figure. @param today the company's day */
export function placeOfFigure(name: keyof Today['figures'], today: string): string {
  const month = { from: `${today.slice(0, 8)}01`, to: today };
  switch (name) {
    case 'billed':
      return report('salesByClient', month);
    case 'received':
      return report('received', month);
    case 'owed':
      return report('ageing', { to: today });
    case 'overdue':
      return viewOf('invoices', 'overdue');
    case 'booked':
      return routes.board(daysAfter(mondayOf(today), 7));
  }
}
