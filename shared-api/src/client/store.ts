import { configureStore } from '@reduxjs/toolkit';
import { useDispatch as useReduxDispatch, useSelector as useReduxSelector } from 'react-redux';
import type { BootData } from '../contract/boot.ts';
import { api } from './api.ts';
import { keepFirstPages } from './firstPages.ts';
import { messagesReducer, type Message } from './messages.ts';
import {
  readSession,
  sessionReducer,
  writeSession,
  type KeyValueStorage,
  type Session,
} from './session.ts';

/**
 * Creates the page's one store from its boot data.
 * @param storage where the session is kept; left out on the server, where nobody is logged in
 */
export function createStore(boot: BootData, storage?: KeyValueStorage) {
  const store = configureStore({
    reducer: {
      [api.reducerPath]: api.reducer,
      session: sessionReducer,
      messages: messagesReducer,
      boot: (state: BootData = boot) => state,
    },
    preloadedState: {
      session: { current: storage ? readSession(storage) : null, expired: false },
    },
    middleware: (defaults) =>
      defaults({ serializableCheck: false, immutableCheck: false }).concat(api.middleware),
  });
  if (storage) {
    let known = store.getState().session.current;
    let owner = known?.username;
    store.subscribe(() => {
      const { current, expired } = store.getState().session;
      if (current === known) return;
      known = current;
      writeSession(storage, current);
      // A session that ended by itself may be taken up again by the same person, whose screen is
      // still open. What one person has seen is not for the next, though.
      if (current === null && expired) return;
      if (current?.username === owner) return;
      owner = current?.username;
      store.dispatch(api.util.resetApiState());
    });
    keepFirstPages(store, storage);
  }
  return store;
}

export type Store = ReturnType<typeof createStore>;
export type State = ReturnType<Store['getState']>;

export const useDispatch = useReduxDispatch.withTypes<Store['dispatch']>();
export const useSelector = useReduxSelector.withTypes<State>();

/** Who is logged in, null for a visitor. */
export const useSession = (): Session | null => useSelector(({ session }) => session.current);

/** Whether the last session ended by itself. */
export const useSessionExpired = (): boolean => useSelector(({ session }) => session.expired);

/** The company as visitors may know it. */
export const useCompany = () => useSelector(({ boot }) => boot.company);

/** Data of this one page with which the server rendered it. */
export const usePageData = (): unknown => useSelector(({ boot }) => boot.page);

/** The message to show now, if any. */
export const useMessage = (): Message | null => useSelector(({ messages }) => messages.current);
