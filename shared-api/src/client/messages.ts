import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** A message that the shell shows for a moment over every screen (specification 2.1). */
export interface Message {
  id: number;
  text: string;
}

const slice = createSlice({
  name: 'messages',
  initialState: { current: null as Message | null, shown: 0 },
  reducers: {
    showMessage: (state, { payload }: PayloadAction<string>) => {
      state.shown += 1;
      state.current = { id: state.shown, text: payload };
    },
    dismissMessage: (state) => {
      state.current = null;
    },
  },
});

export const { showMessage, dismissMessage } = slice.actions;
export const messagesReducer = slice.reducer;
