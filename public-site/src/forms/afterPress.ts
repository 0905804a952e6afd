let isPressed = false;

// A tap presses too: the browser tells of it as of a mouse, before the click.
if (typeof document !== 'undefined') {
  document.addEventListener('mousedown', () => void (isPressed = true), true);
  document.addEventListener('mouseup', () => void (isPressed = false), true);
}

/**
 * Says something of a field that is left: at once, or after the press by which it is left. It would move what is
 * pressed away from under the pointer, and the press would be lost.
 */
export function afterPress(say: () => void): void {
  if (!isPressed) say();
  // The click comes before anything that waits.
  else document.addEventListener('mouseup', () => void setTimeout(say), { once: true });
}
