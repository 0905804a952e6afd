const leaving = 'leavescreen';

/**
 * Asks the windows in which something was typed whether the screen may be left by something that is no link and no step
 * through the history: a shortcut, the palette, logging out.
 * @returns false if one of them asks the person first
 */
export const mayLeaveScreen = (): boolean =>
  window.dispatchEvent(new Event(leaving, { cancelable: true }));

/** Has the screen stay where it would be left like that, and asks instead. @returns ends it */
export function holdScreen(ask: () => void): () => void {
  const hold = (event: Event): void => {
    event.preventDefault();
    ask();
  };
  window.addEventListener(leaving, hold);
  return () => window.removeEventListener(leaving, hold);
}
