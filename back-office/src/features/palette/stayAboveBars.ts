/** The message that the shell shows. */
const shownMessage = (): Element | null => document.querySelector('#overlay [role=status] > *');

/** Bars at the foot that are in sight, the lowest first. */
const barsInSight = (): DOMRect[] =>
  [...document.querySelectorAll('[data-foot]')]
    .map((bar) => bar.getBoundingClientRect())
    .filter(({ height }) => height > 0)
    .sort((one, other) => other.top - one.top);

/** How far a message is lifted from where it stands by itself, so that it covers no bar: as far as the highest in its way. */
function liftOf(message: Element, lifted: number): number {
  const { left, right } = message.getBoundingClientRect();
  // Of the place around it, which does not move while the message arrives.
  const { top, bottom } = (message.parentElement ?? message).getBoundingClientRect();
  let lift = 0;
  for (const bar of barsInSight()) {
    const up = lifted - lift;
    const isBeside = bar.left >= right || bar.right <= left;
    if (!isBeside && bar.top < bottom + up && bar.bottom > top + up) lift = innerHeight - bar.top;
  }
  return lift;
}

/**
 * Keeps messages above bars at the foot of the screen (`data-foot`), so that both can be used, wherever scrolling and
 * their own buttons bring them: says in `--foot-buttons` how high they reach.
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
    frame = requestAnimationFrame(follow);
  };
  follow();
  return () => {
    cancelAnimationFrame(frame);
    style.removeProperty('--foot-buttons');
  };
}
