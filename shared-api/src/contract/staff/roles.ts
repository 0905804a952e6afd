import type { EntityName } from '../entities/entities.ts';

/** Roles of staff; visitors have none (docs/product/roles.md). */
export const roles = ['Admin', 'Employee'] as const;
export type Role = (typeof roles)[number];

/** Actions on an entity's records. */
export type Action = 'read' | 'create' | 'update' | 'delete';

/**
 * A role's numeric level: 2 for Admin, 1 for any other (docs/product/records.md,
 * docs/product/roles.md).
 */
export const roleLevel = (role: string): 1 | 2 => (role === 'Admin' ? 2 : 1);

/** The only fields that an Employee may change, by entity (docs/product/roles.md). */
const employeeMayUpdate: Partial<Record<string, readonly string[]>> = {
  services: ['employeeId'],
  contracts: ['employeeId'],
};

/** Entities that only Admins may access. */
const adminOnly: readonly string[] = ['leads'];

/**
 * Whether a role may perform an action on an entity's records. The server refuses and screens hide
 * actions by this rule.
 */
export function can(role: Role, action: Action, entity: EntityName): boolean {
  if (role === 'Admin') return true;
  if (adminOnly.includes(entity)) return false;
  if (action === 'read') return true;
  return action === 'update' && employeeMayUpdate[entity] !== undefined;
}

/** Whether a role that may update an entity's records may change a particular field. */
export const canChangeField = (role: Role, entity: EntityName, field: string): boolean =>
  role === 'Admin' || (employeeMayUpdate[entity]?.includes(field) ?? false);
