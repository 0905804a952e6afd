/** Between what has the focus and the bar below it, in pixels: its ring. */
const ring = 8;

/** Where the shell shows messages. */
const messages = '#overlay';

const shownMessage = (): Element | null => document.querySelector(`${messages} [role=status] > *`);

/** Bars at the foot that are in sight, the lowest first. */
const barsInSight = (): DOMRect[] =>
  [...document.querySelectorAll('[data-foot]')]
    .map((bar) => bar.getBoundingClientRect())
    .filter(({ height }) => height > 0)
    .sort((one, other) => other.top - one.top);

const isAbreast = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && one.right > other.left;

/** How far a message is lifted from where it stands by itself, so that it covers no bar: as far as the highest in its way. */
function liftOf(message: Element, lifted: number): number {
  const box = message.getBoundingClientRect();
  // Of the place around it, which does not move while the message arrives.
  const { top, bottom } = (message.parentElement ?? message).getBoundingClientRect();
  let lift = 0;
  for (const bar of barsInSight()) {
    const up = lifted - lift;
    if (isAbreast(bar, box) && bar.top < bottom + up && bar.bottom > top + up)
      lift = innerHeight - bar.top;
  }
  return lift;
}

/** Scrolls what the keyboard has come to from behind a bar, where the browser leaves it: it is on the screen there. */
function uncoverFocus(): void {
  const { activeElement } = document;
  if (!activeElement || activeElement.closest('[data-foot], dialog')) return;
  const box = activeElement.getBoundingClientRect();
  // What has no room above the bar stays.
  if (box.height > innerHeight / 2) return;
  const [lowest] = barsInSight().filter(
    (bar) => isAbreast(bar, box) && bar.top < box.bottom + ring && bar.bottom > box.top,
  );
  if (lowest) scrollBy(0, box.bottom + ring - lowest.top);
}

/**
 * Keeps messages and what the keyboard comes to above bars at the foot of the screen (`data-foot`), wherever scrolling
 * and their own buttons bring them, so that both can be seen and used: says in `--foot-buttons` how high they reach
 * while a message is shown, also one that the shell shows by itself.
 * @returns ends it
 */
export function stayAboveBars(): () => void {
  const { style } = document.documentElement;
  let frame = 0;
  let lifted = 0;
  const follow = (): void => {
    const message = shownMessage();
    const lift = message ? liftOf(message, lifted) : 0;
    // Another value has the styles of the whole page worked out anew.
    if (lifted !== lift) {
      lifted = lift;
      style.setProperty('--foot-buttons', `${lift}px`);
    }
    frame = message ? requestAnimationFrame(follow) : 0;
  };
  const begin = (): void => {
    if (frame === 0 && shownMessage()) follow();
  };
  const observer = new MutationObserver(begin);
  const place = document.querySelector(messages);
  if (place) observer.observe(place, { childList: true, subtree: true });
  begin();

  // What is pointed at stays below the pointer until it is let go.
  let isPointed = false;
  const point = ({ type }: Event): void => void (isPointed = type === 'pointerdown');
  const onFocus = (): void => {
    // The browser scrolls first.
    if (!isPointed) requestAnimationFrame(uncoverFocus);
  };
  document.addEventListener('pointerdown', point, true);
  document.addEventListener('keydown', point, true);
  document.addEventListener('focusin', onFocus);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    style.removeProperty('--foot-buttons');
    document.removeEventListener('pointerdown', point, true);
    document.removeEventListener('keydown', point, true);
    document.removeEventListener('focusin', onFocus);
  };
}
