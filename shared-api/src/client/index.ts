/**
 * The face of the API client: one copy of it lives in a page and is shared by shell and remotes, so
 * only what they use is exported (docs/decisions/0002-federation-and-sharing.md).
 */
export { Provider } from 'react-redux';
export * from './api.ts';
export { errorBody, errorMessage, errorStatus } from './errors.ts';
export { keptFirstPage } from './firstPages.ts';
export { listQuery, type ListQuery } from './listQuery.ts';
export { dismissMessage, showMessage, type Message, type Undo } from './messages.ts';
export { sessionEnded, sessionStarted, type KeyValueStorage, type Session } from './session.ts';
export {
  createStore,
  useCompany,
  useDispatch,
  useMessage,
  usePageData,
  useSelector,
  useSession,
  useSessionExpired,
  type State,
  type Store,
} from './store.ts';
