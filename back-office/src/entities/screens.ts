import type { EntityName } from 'shared-api/contract/entities/entities';
import { may } from 'shared-api/contract/staff/permissions';
import { can, type Role } from 'shared-api/contract/staff/roles';
import { clients } from './clients/clients.tsx';
import { contracts } from './contracts/contracts.tsx';
import { employees } from './employees/employees.tsx';
import { invoices } from './invoices/invoices.tsx';
import { leads } from './leads/leads.tsx';
import { quotes } from './quotes/quotes.tsx';
import type { AnyScreen } from './Screen.ts';
import { services } from './services/services.tsx';

/** The screen of every entity, in the order of the menu; a forgotten one does not compile. */
export const screens: Record<EntityName, AnyScreen> = {
  leads,
  clients,
  contracts,
  employees,
  invoices,
  quotes,
  services,
};

const withoutMoney = new Map<EntityName, AnyScreen>();

/** A screen as a role sees it; the same object each time. */
export function screenFor(role: Role | undefined, entity: EntityName): AnyScreen {
  const screen = screens[entity];
  const { moneyColumns } = screen;
  if (!moneyColumns || role === undefined || may(role, 'seeMoney')) return screen;
  const known = withoutMoney.get(entity);
  if (known) return known;
  const columns = screen.columns.filter(({ header }) => !moneyColumns.includes(header));
  const shown = { ...screen, columns };
  withoutMoney.set(entity, shown);
  return shown;
}

/** Whether the screens offer a role to make a new record of an entity. */
export const mayCreate = (role: Role, entity: EntityName): boolean =>
  screens[entity].canBeCreated && can(role, 'create', entity);
