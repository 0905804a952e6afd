import type { State, Store } from 'shared-api/store';
import type { api } from './api.ts';

/** The store's state once the API slice has joined it. */
export const wholeState = (store: Store) =>
  store.getState() as State & { api: ReturnType<typeof api.reducer> };
