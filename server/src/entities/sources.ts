import type { EntityName } from 'shared-api/contract/entities/entities';
import { clients } from './clients/clients.ts';
import type { EntitySource } from './EntitySource.ts';
import { leads } from './leads/leads.ts';
import { quotes } from './quotes/quotes.ts';

/** Every entity of the contract and its table; a forgotten one does not compile. */
export const sources = { clients, quotes, leads } satisfies Record<EntityName, EntitySource>;
