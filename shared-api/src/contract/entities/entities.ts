import type * as yup from 'yup';
import { clientSchema } from './client.ts';
import { contractDerived, contractSchema } from './contract.ts';
import { employeeSchema } from './employee.ts';
import { entityNames, isEntityName, type EntityName } from './entityNames.ts';
import { invoiceDerived, invoiceSchema } from './invoice.ts';
import { leadDerived, leadSchema } from './lead.ts';
import { quoteDerived, quoteSchema } from './quote.ts';
import { serviceDerived, serviceSchema } from './service.ts';

/**
 * All back-office entities, by the name used in their addresses. After adding one to
 * entityNames.ts, the compiler reports what else it needs.
 */
export const entities = {
  clients: { schema: clientSchema },
  contracts: { schema: contractSchema },
  employees: { schema: employeeSchema },
  quotes: { schema: quoteSchema },
  services: { schema: serviceSchema },
  invoices: { schema: invoiceSchema },
  leads: { schema: leadSchema },
} as const satisfies Record<EntityName, unknown>;

export { entityNames, isEntityName, type EntityName };

/** What every stored record has in addition to its fields. */
export interface Stored {
  id: number;
  /** Incremented with each change; an update must name the version it is based on. */
  version: number;
}

/** Derived values by entity; never sent back. */
export const derivedFields = {
  contracts: contractDerived,
  services: serviceDerived,
  invoices: invoiceDerived,
  quotes: quoteDerived,
  leads: leadDerived,
} satisfies Partial<Record<EntityName, yup.ObjectSchema<yup.AnyObject>>>;

type Derived = typeof derivedFields;

/** A stored record of an entity as returned by the API. */
export type EntityRecord<E extends EntityName> = Stored &
  yup.InferType<(typeof entities)[E]['schema']> &
  (E extends keyof Derived ? yup.InferType<Derived[E]> : unknown);
