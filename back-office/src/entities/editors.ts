import type { EntityName } from 'shared-api/contract/entities/entities';
import { clientsEditor } from './clients/clientsEditor.ts';
import { contractsEditor } from './contracts/contractsEditor.ts';
import type { AnyEditor } from './Editor.ts';
import { employeesEditor } from './employees/employeesEditor.ts';
import { invoicesEditor } from './invoices/invoicesEditor.ts';
import { leadsEditor } from './leads/leadsEditor.ts';
import { quotesEditor } from './quotes/quotesEditor.ts';
import { servicesEditor } from './services/servicesEditor.ts';

/** What the editor of every entity has of its own; a forgotten one does not compile. */
export const editors: Record<EntityName, AnyEditor> = {
  leads: leadsEditor,
  clients: clientsEditor,
  contracts: contractsEditor,
  employees: employeesEditor,
  invoices: invoicesEditor,
  quotes: quotesEditor,
  services: servicesEditor,
};
