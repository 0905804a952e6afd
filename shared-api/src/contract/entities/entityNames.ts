/**
 * What a record of each entity is called. The names stand apart from the schemas, so that a screen
 * that only names entities need not load those.
 */
export const entityWords = {
  clients: { singular: 'client', title: 'Client' },
  contracts: { singular: 'contract', title: 'Contract' },
  employees: { singular: 'employee', title: 'Employee' },
  quotes: { singular: 'quote', title: 'Quote' },
  services: { singular: 'service', title: 'Service' },
  invoices: { singular: 'invoice', title: 'Invoice' },
  leads: { singular: 'lead', title: 'Lead' },
} as const;

export type EntityName = keyof typeof entityWords;

/** Names of all entities. */
export const entityNames = Object.keys(entityWords) as EntityName[];

/** Whether a text names an entity. */
export const isEntityName = (text: string): text is EntityName => Object.hasOwn(entityWords, text);
