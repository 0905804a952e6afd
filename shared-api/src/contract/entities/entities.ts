import type * as yup from 'yup';
import { clientSchema } from './client.ts';
import { contractSchema, type ContractDerived } from './contract.ts';
import { employeeSchema } from './employee.ts';
import { invoiceSchema, type InvoiceDerived } from './invoice.ts';
import { leadSchema } from './lead.ts';
import { quoteSchema } from './quote.ts';
import { serviceSchema, type ServiceDerived } from './service.ts';

/**
 * All entities of the back office by the name that stands in their addresses. Adding one here makes
 * the compiler name what else it needs.
 */
export const entities = {
  clients: { schema: clientSchema, singular: 'client', title: 'Client' },
  contracts: { schema: contractSchema, singular: 'contract', title: 'Contract' },
  employees: { schema: employeeSchema, singular: 'employee', title: 'Employee' },
  quotes: { schema: quoteSchema, singular: 'quote', title: 'Quote' },
  services: { schema: serviceSchema, singular: 'service', title: 'Service' },
  invoices: { schema: invoiceSchema, singular: 'invoice', title: 'Invoice' },
  leads: { schema: leadSchema, singular: 'lead', title: 'Lead' },
} as const;

export type EntityName = keyof typeof entities;

/** Names of all entities. */
export const entityNames = Object.keys(entities) as EntityName[];

/** Whether a text names an entity. */
export const isEntityName = (text: string): text is EntityName => Object.hasOwn(entities, text);

/** What every stored record carries besides its fields. */
export interface Stored {
  id: number;
  /** Goes up with each change; an update has to name the one that it was made from. */
  version: number;
}

/** What a record shows besides its fields, by entity; never sent back. */
interface Derived {
  contracts: ContractDerived;
  services: ServiceDerived;
  invoices: InvoiceDerived;
}

/** A stored record of an entity as the API answers it. */
export type EntityRecord<E extends EntityName> = Stored &
  yup.InferType<(typeof entities)[E]['schema']> &
  (E extends keyof Derived ? Derived[E] : unknown);
