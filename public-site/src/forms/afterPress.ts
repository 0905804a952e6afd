let isPressed = false;

const ends = ['mouseup', 'dragend'] as const;

// Also for a tap: browsers send the events of a mouse before its click.
if (typeof document !== 'undefined') {
  document.addEventListener('mousedown', () => void (isPressed = true), true);
  // What is dragged ends without it.
  for (const end of ends) document.addEventListener(end, () => void (isPressed = false), true);
}

/**
 * Says something about a field that has just been left: at once, or once the press that left it has ended. Words that
 * appear between mouse down and mouse up move what is being pressed, and the click misses it.
 */
export function afterPress(say: () => void): void {
  if (!isPressed) {
    say();
    return;
  }
  // The timer runs after the click.
  const ended = new AbortController();
  for (const end of ends) {
    const onEnd = (): void => {
      ended.abort();
      setTimeout(say);
    };
    document.addEventListener(end, onEnd, { signal: ended.signal });
  }
}
