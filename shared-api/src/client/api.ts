import {
  createApi,
  fetchBaseQuery,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query/react';
import { factorNeeded, roleChanged, sessionEnded, type SessionSlice } from 'shared-api/store';
import type { BootData } from '../contract/pages/boot.ts';
import { releaseIdsOf, releasesHeader, writeReleaseIds } from '../contract/releases/releaseIds.ts';
import { roleHeader, type Role } from '../contract/staff/roles.ts';
import { languageHeader } from '../contract/values/language.ts';
import { errorBody } from './errors.ts';
import { fetchAskedAhead } from './headStart.ts';

type ApiQuery = BaseQueryFn<
  string | FetchArgs,
  unknown,
  FetchBaseQueryError,
  object,
  FetchBaseQueryMeta
>;

/**
 * Milliseconds that a visitor's call waits for its answer. A connection that goes quiet, in a lift or a tunnel, is never
 * reported by the browser, and a form would say for ever that it is being sent. The server answers within half a minute, also
 * where the payment provider or the database do not. What staff ask for may take longer: an export, a daily update.
 */
const visitorsPatience = 45_000;

const bare = fetchBaseQuery({
  baseUrl: '/api/',
  fetchFn: fetchAskedAhead,
  prepareHeaders(headers, { getState }) {
    const { session, boot } = getState() as { session: SessionSlice; boot: BootData };
    if (session.current) headers.set('authorization', `Token ${session.current.token}`);
    if (boot.language) headers.set(languageHeader, boot.language);
    // The server's log says by it which releases have asked.
    headers.set(releasesHeader, writeReleaseIds(releaseIdsOf(boot)));
    return headers;
  },
});

/** Every call goes through here: a token that the server no longer knows ends the session. */
const baseQuery: ApiQuery = async (args, api, extra) => {
  const before = (api.getState() as { session: SessionSlice }).session.current?.token;
  const call = typeof args === 'string' ? { url: args } : args;
  const patience = before === undefined ? { timeout: visitorsPatience } : {};
  const result = await bare({ ...patience, ...call }, api, extra);
  const now = (api.getState() as { session: SessionSlice }).session.current?.token;
  if (result.error?.status === 401 && before !== undefined && before === now) {
    api.dispatch(sessionEnded({ expired: true }));
  }
  if (result.error?.status === 403 && errorBody(result.error)?.needs === 'factor') {
    api.dispatch(factorNeeded(true));
  }
  // The role may have been changed while the session runs: screens then show what it includes now.
  const role = result.meta?.response?.headers.get(roleHeader);
  if (role && now !== undefined && before === now) api.dispatch(roleChanged(role as Role));
  return result;
};

/** Absolute paths as the server gives them (`next`) begin where `baseUrl` does. */
export const belowBase = (path: string): string => path.replace(/^\/api\//, '');

/**
 * The one API slice of the product. Each feature of an app injects the endpoints that it needs, so
 * that they come with it, and are released with it; their names are unique in the product.
 */
export const api = createApi({
  baseQuery,
  tagTypes: ['list', 'record', 'bank', 'rateCard', 'settings', 'people', 'mails', 'money'],
  endpoints: () => ({}),
});
