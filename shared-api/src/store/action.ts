import type { UnknownAction } from 'redux';

/** An action as the store is sent it. */
export interface Action<P> extends UnknownAction {
  payload: P;
}

/** Makes actions of one type. */
export interface ActionOf<P> {
  (...payload: [P] extends [undefined] ? [] : [payload: P]): Action<P>;
  /** Whether an action is of this type. */
  match: (done: UnknownAction) => done is Action<P>;
}

/** What makes and knows the actions of a type: as of Redux Toolkit, which comes only with the API. */
export function action<P = undefined>(type: string): ActionOf<P> {
  const create = (payload?: P) => ({ type, payload });
  return Object.assign(create, {
    match: (done: UnknownAction): done is Action<P> => done.type === type,
  }) as ActionOf<P>;
}
