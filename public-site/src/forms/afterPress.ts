let isPressed = false;

// Also for a tap: browsers send the events of a mouse before its click.
if (typeof document !== 'undefined') {
  document.addEventListener('mousedown', () => void (isPressed = true), true);
  document.addEventListener('mouseup', () => void (isPressed = false), true);
}

/**
 * Says something about a field that has just been left: at once, or once the press that left it has ended. Words that
 * appear between mouse down and mouse up move what is being pressed, and the click misses it.
 */
export function afterPress(say: () => void): void {
  if (!isPressed) say();
  // The timer runs after the click.
  else document.addEventListener('mouseup', () => void setTimeout(say), { once: true });
}
