/**
 * The face of the page's one store: what every screen needs from its first moment. Calls to the API
 * stand in `shared-api/client`, which joins the store when it comes
 * (docs/decisions/0014-what-the-first-load-carries.md).
 */
export { Provider } from 'react-redux';
export { dismissMessage, showMessage, type Message, type Undo } from './messages.ts';
export {
  factorNeeded,
  roleChanged,
  sessionEnded,
  sessionStarted,
  type KeyValueStorage,
  type Session,
  type SessionSlice,
} from './session.ts';
export {
  createStore,
  joinStore,
  useCompany,
  useDispatch,
  useMessage,
  usePageData,
  useSelector,
  useSession,
  useSessionExpired,
  type State,
  type Store,
  type StorePart,
} from './store.ts';
