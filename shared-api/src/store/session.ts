import type { UnknownAction } from 'redux';
import { roleLevel, type Role } from '../contract/staff/roles.ts';
import type { LoginAnswer } from '../contract/staff/session.ts';
import { action } from './action.ts';

/** Who is logged in on this browser. It only hides buttons: the server decides. */
export interface Session extends LoginAnswer {
  /** 2 for an Admin, 1 for any other role (docs/product/records.md). */
  level: 1 | 2;
}

export interface SessionSlice {
  current: Session | null;
  /** Whether the last session ended by itself instead of by a logout. */
  expired: boolean;
}

const initialState: SessionSlice = { current: null, expired: false };

export const sessionStarted = action<LoginAnswer>('session/started');
/** Whether the server lets this session only set up a second factor; it says so when it refuses. */
export const factorNeeded = action<boolean>('session/factorNeeded');
/** The role that the login has by now; an answer of the server says so. */
export const roleChanged = action<Role>('session/roleChanged');
export const sessionEnded = action<{ expired: boolean }>('session/ended');

export function sessionReducer(state = initialState, done: UnknownAction): SessionSlice {
  if (sessionStarted.match(done)) {
    const { payload } = done;
    return { current: { ...payload, level: roleLevel(payload.role) }, expired: false };
  }
  if (factorNeeded.match(done)) {
    if (!state.current || (state.current.mustSetUpFactor ?? false) === done.payload) return state;
    const { mustSetUpFactor: _, ...current } = state.current;
    return { ...state, current: done.payload ? { ...current, mustSetUpFactor: true } : current };
  }
  if (roleChanged.match(done)) {
    if (!state.current || state.current.role === done.payload) return state;
    const role = done.payload;
    return { ...state, current: { ...state.current, role, level: roleLevel(role) } };
  }
  if (sessionEnded.match(done)) return { current: null, expired: done.payload.expired };
  return state;
}

/** The part of `localStorage` that is used. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const keys = ['token', 'role', 'level', 'username'] as const;

/** Reads the session that a browser keeps; null when there is none or it is not whole. */
export function readSession(storage: KeyValueStorage): Session | null {
  const [token, role, , username] = keys.map((key) => storage.getItem(key));
  if (!token || !role || username === null || username === undefined) return null;
  return { token, role: role as Role, level: roleLevel(role), username };
}

/** Keeps the session under the keys of docs/product/records.md, or removes it. */
export function writeSession(storage: KeyValueStorage, session: Session | null): void {
  for (const key of keys) {
    if (session) storage.setItem(key, String(session[key]));
    else storage.removeItem(key);
  }
}
