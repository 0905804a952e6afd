import type { EntityName } from 'shared-api/contract/entities/entities';
import { clients } from './clients/clients.tsx';
import { leads } from './leads/leads.tsx';
import { quotes } from './quotes/quotes.tsx';
import type { AnyScreen } from './Screen.ts';

/** The screen of every entity; a forgotten one does not compile. */
export const screens: Record<EntityName, AnyScreen> = { clients, quotes, leads };
