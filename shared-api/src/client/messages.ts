import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { EntityName } from '../contract/entities/entities.ts';

/** How what a message tells of is taken back. */
export interface Undo {
  entity: EntityName;
  id: number;
  /**
   * What the record's fields were before, with the version that the change has made; without it the
   * record was deleted and is put back.
   */
  fields?: Record<string, unknown> & { version: number };
}

/** A message that the shell shows for a moment over every screen (specification 2.1). */
export interface Message {
  id: number;
  text: string;
  undo?: Undo;
}

const slice = createSlice({
  name: 'messages',
  initialState: { current: null as Message | null, shown: 0 },
  reducers: {
    showMessage: (state, { payload }: PayloadAction<string | { text: string; undo: Undo }>) => {
      state.shown += 1;
      const message = typeof payload === 'string' ? { text: payload } : payload;
      state.current = { id: state.shown, ...message };
    },
    dismissMessage: (state) => {
      state.current = null;
    },
  },
});

export const { showMessage, dismissMessage } = slice.actions;
export const messagesReducer = slice.reducer;
