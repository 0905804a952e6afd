/** What a window is about as it is now: somebody else may have changed it since the window was opened. */
export const latest = <Kind extends { id: number }>(opened: Kind, all: readonly Kind[]): Kind =>
  all.find(({ id }) => id === opened.id) ?? opened;
