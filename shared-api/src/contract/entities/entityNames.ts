/**
 * Display names of each entity's records. Kept apart from the schemas so that screens which only
 * need names do not load those.
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

export const entityNames = Object.keys(entityWords) as EntityName[];

/** Whether a text is an entity name. */
export const isEntityName = (text: string): text is EntityName => Object.hasOwn(entityWords, text);
