import type { EntityName } from 'shared-api/contract/entities/entities';
import type { EntitySource } from './EntitySource.ts';
import { clients } from './sources/clients.ts';
import { contracts } from './sources/contracts.ts';
import { employees } from './sources/employees.ts';
import { invoices } from './sources/invoices.ts';
import { leads } from './sources/leads.ts';
import { quotes } from './sources/quotes.ts';
import { services } from './sources/services.ts';

/** The source of every entity in the contract; a missing one does not compile. */
export const sources = {
  clients,
  contracts,
  employees,
  quotes,
  services,
  invoices,
  leads,
} satisfies Record<EntityName, EntitySource>;
