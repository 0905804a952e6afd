/**
 * The names of all entities, as in their addresses. Kept apart from the schemas so that screens
 * which only need names do not load those; what people call them is in `officeValueTexts`.
 */
export const entityNames = [
  'clients',
  'contracts',
  'employees',
  'quotes',
  'services',
  'invoices',
  'leads',
] as const;

export type EntityName = (typeof entityNames)[number];

/** Whether a text is an entity name. */
export const isEntityName = (text: string): text is EntityName =>
  (entityNames as readonly string[]).includes(text);
