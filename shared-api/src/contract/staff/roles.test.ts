import { describe, expect, it } from '@jest/globals';
import { entities, entityNames, type EntityName } from '../entities/entities.ts';
import { fieldsOf } from '../fields/fieldsOf.ts';
import { can, canChangeField, roleLevel, type Action } from './roles.ts';

const actions: readonly Action[] = ['read', 'create', 'update', 'delete'];

/** What an Employee may do, as in the table in docs/product/roles.md. */
const employeeMay: Record<EntityName, readonly Action[]> = {
  clients: ['read'],
  contracts: ['read', 'update'],
  employees: ['read'],
  quotes: ['read'],
  services: ['read', 'update'],
  invoices: ['read'],
  leads: [],
};

describe('what staff may do (docs/product/roles.md)', () => {
  it.each(entityNames)('is everything with %s for an Admin', (entity) => {
    expect(actions.filter((action) => can('Admin', action, entity))).toEqual(actions);
  });

  it.each(Object.entries(employeeMay))('with %s is %j for an Employee', (entity, allowed) => {
    expect(actions.filter((action) => can('Employee', action, entity as EntityName))).toEqual(
      allowed,
    );
  });
});

describe('which fields staff may change', () => {
  const changeable = (role: 'Admin' | 'Employee', entity: EntityName): string[] =>
    fieldsOf(entities[entity].schema)
      .map(({ name }) => name)
      .filter((name) => canChangeField(role, entity, name));

  it.each(['services', 'contracts'] as const)(
    'is the employee alone for an Employee in %s',
    (entity) => expect(changeable('Employee', entity)).toEqual(['employeeId']),
  );

  it.each(['clients', 'employees', 'quotes', 'invoices', 'leads'] as const)(
    'is none for an Employee in %s',
    (entity) => expect(changeable('Employee', entity)).toEqual([]),
  );

  it.each(entityNames)('is each of them for an Admin in %s', (entity) => {
    expect(changeable('Admin', entity)).toEqual(
      fieldsOf(entities[entity].schema).map(({ name }) => name),
    );
  });
});

describe('the level of a role (docs/product/records.md)', () => {
  it.each([
    ['Admin', 2],
    ['Employee', 1],
    ['Foreman', 1],
    ['admin', 1],
    ['', 1],
  ])('%j is %p', (role, level) => expect(roleLevel(role)).toBe(level));
});
