import type { UnknownAction } from 'redux';
import type { EntityName } from '../contract/entities/entities.ts';
import { action } from './action.ts';

/** How what a message tells of is taken back: by changing a record, or by a call of its own. */
export type Undo = RecordUndo | CallUndo;

/** A call that takes it back; it answers what it has done in words. */
export interface CallUndo {
  /** Below `/api`, as `/payments/7/reverse/`. */
  path: string;
  body: Record<string, unknown>;
  /** The path of the page of what is gone then; whoever is on it goes back to where they came from. */
  gone?: string;
}

export interface RecordUndo {
  entity: EntityName;
  id: number;
  /**
   * What the record's fields were before, with the version that the change has made; without it the
   * record was deleted and is put back.
   */
  fields?: Record<string, unknown> & { version: number };
}

/**
 * A message that the shell shows for a moment over every screen (docs/product/pages.md
 * "Addresses").
 */
export interface Message {
  id: number;
  text: string;
  undo?: Undo;
}

interface MessagesSlice {
  current: Message | null;
  shown: number;
}

export const showMessage = action<string | { text: string; undo: Undo }>('messages/shown');
export const dismissMessage = action('messages/dismissed');

const initialState: MessagesSlice = { current: null, shown: 0 };

export function messagesReducer(state = initialState, done: UnknownAction): MessagesSlice {
  if (showMessage.match(done)) {
    const id = state.shown + 1;
    const message = typeof done.payload === 'string' ? { text: done.payload } : done.payload;
    return { current: { id, ...message }, shown: id };
  }
  return dismissMessage.match(done) ? { ...state, current: null } : state;
}
