import type { EntityName } from './entityNames.ts';

/**
 * The parts of a list that people ask for by name (docs/product/office.md "Lists"), in the order in which
 * they stand over it. Besides them every list has `all`.
 */
export const listViews = {
  clients: [],
  contracts: [],
  employees: [],
  leads: [],
  quotes: ['asked', 'ending', 'toPlan'],
  services: ['upcoming', 'today', 'week', 'unassigned', 'notMarked', 'toBill', 'mine'],
  invoices: ['draft', 'notSent', 'unpaid', 'overdue'],
} as const satisfies Record<EntityName, readonly string[]>;

/** A named part of the list of an entity. */
export type ListView<E extends EntityName = EntityName> = (typeof listViews)[E][number];

/** Views of who asks, which only logins have that are linked to an employee. */
export const ownViews: readonly ListView[] = ['mine'];

/** The view of the whole list. */
export const wholeView = 'all';

/**
 * The view with which a list begins: services with those of today, since hundreds that are dated ahead
 * would stand before them. Undefined for the whole list.
 */
export const firstView = (entity: EntityName): ListView | undefined =>
  entity === 'services' ? 'upcoming' : undefined;
