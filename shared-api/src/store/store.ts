import {
  useDispatch as useReduxDispatch,
  useSelector as useReduxSelector,
  useStore as useReduxStore,
} from 'react-redux';
import {
  applyMiddleware,
  combineReducers,
  legacy_createStore,
  type Middleware,
  type MiddlewareAPI,
  type Reducer,
  type Store as ReduxStore,
  type UnknownAction,
} from 'redux';
import { thunk, type ThunkDispatch } from 'redux-thunk';
import type { BootData } from '../contract/pages/boot.ts';
import { messagesReducer, type Message } from './messages.ts';
import {
  readSession,
  sessionReducer,
  writeSession,
  type KeyValueStorage,
  type Session,
} from './session.ts';

/** The initial state of a page. */
export interface State {
  session: ReturnType<typeof sessionReducer>;
  messages: ReturnType<typeof messagesReducer>;
  boot: BootData;
}

export type Store = ReduxStore<State> & {
  dispatch: ThunkDispatch<State, undefined, UnknownAction>;
};

/** A slice that joins the store when it is needed. */
export interface StorePart {
  /** The key of its state. */
  name: string;
  reducer: Reducer;
  middleware: Middleware;
  /** Called once it is in a store that keeps something in the browser. */
  onJoin(store: Store, storage: KeyValueStorage): void;
}

const parts: StorePart[] = [];
let joinPage: ((part: StorePart) => void) | undefined;

/** Adds a slice to the page's store, and to each store created from now on. */
export function joinStore(part: StorePart): void {
  parts.push(part);
  joinPage?.(part);
}

/**
 * Creates the page's one store from its boot data.
 *
 * It is made with Redux alone: Redux Toolkit is eight times its weight, and joins with the API
 * slice where a screen calls the API (docs/decisions/0014-what-the-first-load-carries.md).
 * @param storage where the session is kept; left out on the server, where nobody is logged in
 */
export function createStore(boot: BootData, storage?: KeyValueStorage): Store {
  const reducers: Record<string, Reducer> = {
    session: sessionReducer,
    messages: messagesReducer,
    boot: (state: BootData = boot) => state,
  };
  const late = lateMiddleware();
  const store: Store = legacy_createStore(
    combined(reducers),
    { session: { current: storage ? readSession(storage) : null, expired: false } },
    applyMiddleware(thunk, late.middleware),
  );
  const join = (part: StorePart): void => {
    reducers[part.name] = part.reducer;
    late.add(part.middleware);
    store.replaceReducer(combined(reducers));
    if (storage) part.onJoin(store, storage);
  };
  if (storage) {
    keepSession(store, storage);
    joinPage = join;
  }
  parts.forEach(join);
  return store;
}

/** All reducers as one, typed for the initial state alone: other slices join later. */
const combined = (reducers: Record<string, Reducer>) =>
  combineReducers(reducers) as unknown as Reducer<State, UnknownAction, Partial<State>>;

/** Lets middleware join a store after it was created. */
function lateMiddleware(): { middleware: Middleware; add(middleware: Middleware): void } {
  let store: MiddlewareAPI;
  let handle: (action: unknown) => unknown;
  return {
    middleware: (api) => (next) => {
      store = api;
      handle = next;
      return (action) => handle(action);
    },
    add: (middleware) => {
      handle = middleware(store)(handle);
    },
  };
}

function keepSession(store: Store, storage: KeyValueStorage): void {
  let known = store.getState().session.current;
  store.subscribe(() => {
    const { current } = store.getState().session;
    if (current === known) return;
    known = current;
    writeSession(storage, current);
  });
}

export const useDispatch = useReduxDispatch.withTypes<Store['dispatch']>();
export const useSelector = useReduxSelector.withTypes<State>();

/** Who is logged in, null for a visitor. */
export const useSession = (): Session | null => useSelector(({ session }) => session.current);

/** Whether the last session ended by itself. */
export const useSessionExpired = (): boolean => useSelector(({ session }) => session.expired);

/** The company as visitors may know it. It stays what it is while a page lives, so that nothing listens for changes. */
export const useCompany = () => useReduxStore<State>().getState().boot.company;

/** Data of this one page with which the server rendered it. */
export const usePageData = (): unknown => useSelector(({ boot }) => boot.page);

/** The message to show now, if any. */
export const useMessage = (): Message | null => useSelector(({ messages }) => messages.current);
