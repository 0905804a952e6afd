import type { EntityName } from '../entities/entities.ts';

/** Roles of staff; a visitor has none (docs/product/roles.md). */
export const roles = ['Admin', 'Employee'] as const;
export type Role = (typeof roles)[number];

/** What is done to records of an entity. */
export type Action = 'read' | 'create' | 'update' | 'delete';

/**
 * The numeric level of a role: Admin 2, any other role 1 (docs/product/records.md,
 * docs/product/roles.md).
 */
export const roleLevel = (role: string): 1 | 2 => (role === 'Admin' ? 2 : 1);

/** The one field an Employee may change, and where (docs/product/roles.md). */
const employeeMayUpdate: Partial<Record<string, readonly string[]>> = {
  services: ['employeeId'],
  contracts: ['employeeId'],
};

/** Entities that are for Admins alone. */
const adminOnly: readonly string[] = ['leads'];

/**
 * Whether a role may do something to an entity's records. The server refuses with it, the screens
 * hide with it.
 */
export function can(role: Role, action: Action, entity: EntityName): boolean {
  if (role === 'Admin') return true;
  if (adminOnly.includes(entity)) return false;
  if (action === 'read') return true;
  return action === 'update' && employeeMayUpdate[entity] !== undefined;
}

/** Whether a role that may update an entity's records may change this field of them. */
export const canChangeField = (role: Role, entity: EntityName, field: string): boolean =>
  role === 'Admin' || (employeeMayUpdate[entity]?.includes(field) ?? false);
