import { mayLeaveScreen } from 'shared-ui/leaveScreen';

/** Asks a person before going on. */
type Hold = (go: () => void) => void;

/** The screens with unsaved changes, the newest last. */
const holds: Hold[] = [];

/**
 * Lets a screen be asked before it is left by something that is no link and no step through the
 * history: a shortcut, the palette, logging out.
 * @returns ends it
 */
export function holdLeaving(hold: Hold): () => void {
  holds.push(hold);
  return () => void holds.splice(holds.indexOf(hold), 1);
}

/** Goes on, after asking if something on the screen is not saved; a window asks, and stays or closes. */
export function askToLeave(go: () => void): void {
  if (!mayLeaveScreen()) return;
  const hold = holds.at(-1);
  if (hold) hold(go);
  else go();
}
