import type { EntityName } from 'shared-api/contract/entities/entities';
import { clients } from './clients/clients.tsx';
import { contracts } from './contracts/contracts.tsx';
import { employees } from './employees/employees.tsx';
import { invoices } from './invoices/invoices.tsx';
import { leads } from './leads/leads.tsx';
import { quotes } from './quotes/quotes.tsx';
import type { AnyScreen } from './Screen.ts';
import { services } from './services/services.tsx';

/** The screen of every entity; a forgotten one does not compile. */
export const screens: Record<EntityName, AnyScreen> = {
  clients,
  contracts,
  employees,
  quotes,
  services,
  invoices,
  leads,
};
