import type { Role } from './roles.ts';

/**
 * What a role can include; each call of the API needs one of them (docs/product/roles.md). `own` is
 * what every login has.
 */
export const permissions = [
  'own',
  'seeClients',
  'seeSchedule',
  'seeMoney',
  'seeAccounts',
  'today',
  'reports',
  'exports',
  'assign',
  'services',
  'contracts',
  'crews',
  'clients',
  'quotes',
  'money',
  'books',
  'mails',
  'records',
  'prices',
  'company',
  'people',
  'releases',
] as const;
export type Permission = (typeof permissions)[number];

/** What an Employee may do: reads lists and the dashboard, and assigns. */
const ofCrew: readonly Permission[] = ['own', 'seeClients', 'seeSchedule', 'seeMoney', 'assign'];

/** What only the owner decides. */
const ofOwner: readonly Permission[] = ['people', 'releases'];

/** The permissions of each role; an Admin has all. */
const permissionsOf: Record<Role, readonly Permission[]> = {
  Admin: permissions,
  Office: permissions.filter((permission) => !ofOwner.includes(permission)),
  CrewLead: ['own', 'seeClients', 'seeSchedule', 'today', 'assign', 'services'],
  Employee: ofCrew,
  Accountant: [
    'own',
    'seeClients',
    'seeSchedule',
    'seeMoney',
    'seeAccounts',
    'today',
    'reports',
    'exports',
    'books',
  ],
};

/**
 * Whether a role includes a permission. The server refuses and screens hide by this rule. A role that a later
 * server has given a login is one of the crew here, as any role but Admin has level 1.
 */
export const may = (role: Role, permission: Permission): boolean =>
  (Object.hasOwn(permissionsOf, role) ? permissionsOf[role] : ofCrew).includes(permission);
