import type * as yup from 'yup';
import { clientSchema } from './client.ts';
import { leadSchema } from './lead.ts';
import { quoteSchema } from './quote.ts';

/**
 * All entities of the back office by the name that stands in their addresses. Adding one here makes
 * the compiler name what else it needs.
 */
export const entities = {
  clients: { schema: clientSchema, singular: 'client', title: 'Client' },
  quotes: { schema: quoteSchema, singular: 'quote', title: 'Quote' },
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

/** A stored record of an entity as the API answers it. */
export type EntityRecord<E extends EntityName> = Stored &
  yup.InferType<(typeof entities)[E]['schema']>;
