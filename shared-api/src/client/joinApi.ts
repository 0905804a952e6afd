import { joinStore, type KeyValueStorage, type Store } from 'shared-api/store';
import { api } from './api.ts';
import { keepFirstPages } from './firstPages.ts';

/** What one person has seen is not for the next. */
function forgetOthers(store: Store): void {
  let owner = store.getState().session.current?.username;
  store.subscribe(() => {
    const { current, expired } = store.getState().session;
    // A session that ended by itself may be taken up again by the same person, whose screen is
    // still open.
    if ((current === null && expired) || current?.username === owner) return;
    owner = current?.username;
    store.dispatch(api.util.resetApiState());
  });
}

joinStore({
  name: api.reducerPath,
  reducer: api.reducer,
  middleware: api.middleware,
  onJoin(store: Store, storage: KeyValueStorage) {
    forgetOthers(store);
    keepFirstPages(store, storage);
  },
});
