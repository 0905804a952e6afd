import type { EntityName } from '../entities/entityNames.ts';
import { may, type Permission } from './permissions.ts';

/**
 * Roles of staff; visitors have none (docs/product/roles.md). The office calls an
 * Admin the owner, and an Employee one of the crew.
 */
export const roles = ['Admin', 'Office', 'CrewLead', 'Employee', 'Accountant'] as const;
export type Role = (typeof roles)[number];

/** A header of answers to staff: the role that the login has now. */
export const roleHeader = 'x-role';

/** Actions on an entity's records. */
export type Action = 'read' | 'create' | 'update' | 'delete';

/**
 * A role's numeric level: 2 for Admin, 1 for any other (docs/product/records.md,
 * docs/product/roles.md).
 */
export const roleLevel = (role: string): 1 | 2 => (role === 'Admin' ? 2 : 1);

/** What reading an entity's records needs, and what changing them does. */
const entityNeeds: Record<EntityName, readonly [read: Permission, change: Permission]> = {
  clients: ['seeClients', 'clients'],
  contracts: ['seeSchedule', 'contracts'],
  employees: ['seeSchedule', 'crews'],
  quotes: ['seeMoney', 'quotes'],
  services: ['seeSchedule', 'services'],
  invoices: ['seeMoney', 'money'],
  leads: ['clients', 'clients'],
};

/** The only fields that who just assigns may change, by entity (docs/product/roles.md). */
const assigned: Partial<Record<EntityName, readonly string[]>> = {
  services: ['employeeId'],
  contracts: ['employeeId'],
};

/** The permission that an action on an entity's records needs. */
export function neededFor(action: Action, entity: EntityName): Permission {
  const [read, change] = entityNeeds[entity];
  if (action === 'read') return read;
  return action === 'update' && assigned[entity] ? 'assign' : change;
}

/**
 * Whether a role may perform an action on an entity's records. The server refuses and screens hide
 * actions by this rule.
 */
export const can = (role: Role, action: Action, entity: EntityName): boolean =>
  may(role, neededFor(action, entity));

/** Fields that are shown only to who has a permission besides that of reading the record. */
const hidden: Partial<Record<EntityName, Readonly<Record<string, Permission>>>> = {
  employees: { secret: 'crews' },
  services: { price: 'seeMoney', empCost: 'seeMoney' },
  contracts: { price: 'seeMoney', empCost: 'seeMoney', profit: 'seeMoney' },
};

/** The fields of an entity's records that a role may not see. */
export const hiddenFields = (role: Role, entity: EntityName): string[] =>
  Object.entries(hidden[entity] ?? {}).flatMap(([field, needed]) =>
    may(role, needed) ? [] : [field],
  );

/** Whether a role that may update an entity's records may change a particular field. */
export const canChangeField = (role: Role, entity: EntityName, field: string): boolean =>
  may(role, entityNeeds[entity][1])
    ? !hiddenFields(role, entity).includes(field)
    : may(role, 'assign') && assigned[entity]?.includes(field) === true;
