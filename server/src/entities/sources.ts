import type { EntityName } from 'shared-api/contract/entities/entities';
import { clients } from './clients/clients.ts';
import { contracts } from './contracts/contracts.ts';
import { employees } from './employees/employees.ts';
import type { EntitySource } from './EntitySource.ts';
import { invoices } from './invoices/invoices.ts';
import { leads } from './leads/leads.ts';
import { quotes } from './quotes/quotes.ts';
import { services } from './services/services.ts';

/** Every entity of the contract and its table; a forgotten one does not compile. */
export const sources = {
  clients,
  contracts,
  employees,
  quotes,
  services,
  invoices,
  leads,
} satisfies Record<EntityName, EntitySource>;
