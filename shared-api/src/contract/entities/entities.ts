import type * as yup from 'yup';
import { clientSchema } from './client.ts';
import { contractDerived, contractSchema } from './contract.ts';
import { employeeSchema } from './employee.ts';
import { entityNames, entityWords, isEntityName, type EntityName } from './entityNames.ts';
import { invoiceDerived, invoiceSchema } from './invoice.ts';
import { leadSchema } from './lead.ts';
import { quoteSchema } from './quote.ts';
import { serviceDerived, serviceSchema } from './service.ts';

/**
 * All entities of the back office by the name that stands in their addresses. Adding one to
 * entityNames.ts makes the compiler name what else it needs.
 */
export const entities = {
  clients: { schema: clientSchema, ...entityWords.clients },
  contracts: { schema: contractSchema, ...entityWords.contracts },
  employees: { schema: employeeSchema, ...entityWords.employees },
  quotes: { schema: quoteSchema, ...entityWords.quotes },
  services: { schema: serviceSchema, ...entityWords.services },
  invoices: { schema: invoiceSchema, ...entityWords.invoices },
  leads: { schema: leadSchema, ...entityWords.leads },
} as const satisfies Record<EntityName, unknown>;

export { entityNames, isEntityName, type EntityName };

/** What every stored record carries besides its fields. */
export interface Stored {
  id: number;
  /** Goes up with each change; an update has to name the one that it was made from. */
  version: number;
}

/** What a record shows besides its fields, by entity; never sent back. */
export const derivedFields = {
  contracts: contractDerived,
  services: serviceDerived,
  invoices: invoiceDerived,
} satisfies Partial<Record<EntityName, yup.ObjectSchema<yup.AnyObject>>>;

type Derived = typeof derivedFields;

/** A stored record of an entity as the API answers it. */
export type EntityRecord<E extends EntityName> = Stored &
  yup.InferType<(typeof entities)[E]['schema']> &
  (E extends keyof Derived ? yup.InferType<Derived[E]> : unknown);
