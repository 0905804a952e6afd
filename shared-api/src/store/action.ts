import type { UnknownAction } from 'redux';

/** An action as it is dispatched. */
export interface Action<P> extends UnknownAction {
  payload: P;
}

/** Creates actions of one type. */
export interface ActionOf<P> {
  (...payload: [P] extends [undefined] ? [] : [payload: P]): Action<P>;
  /** Whether an action is of this type. */
  match: (done: UnknownAction) => done is Action<P>;
}

/** An action creator with `match`, as Redux Toolkit's `createAction` makes; that loads with the API alone. */
export function action<P = undefined>(type: string): ActionOf<P> {
  const create = (payload?: P) => ({ type, payload });
  return Object.assign(create, {
    match: (done: UnknownAction): done is Action<P> => done.type === type,
  }) as ActionOf<P>;
}
