/**
 * The face of the API client: one copy of it lives in a page and is shared by shell and remotes, so
 * only what they use is exported (docs/decisions/0002-federation-and-sharing.md). It joins the
 * page's store when it is imported. What a screen needs that calls nothing stands in
 * `shared-api/store`; staff's screens, which all call, find that here as well.
 */
import './joinApi.ts';

export { api, belowBase } from './api.ts';
export * from './records.ts';
export { pathTo, request, type Address, type Answer, type Body } from './request.ts';
export { errorBody, errorMessage, errorStatus } from './errors.ts';
export { fileNameOf, saveFile } from './download.ts';
export { keptFirstPage } from './firstPages.ts';
export { firstList, listQuery, type ListQuery } from './listQuery.ts';
export {
  dismissMessage,
  factorNeeded,
  sessionEnded,
  sessionStarted,
  showMessage,
  useCompany,
  useDispatch,
  useSession,
  useSessionExpired,
  type Undo,
} from 'shared-api/store';
