/** How high a message stands with the room around it, in pixels: a bar that ends further up is not in its way. */
const room = 140;

/**
 * Keeps messages above bars at the foot of the screen (`data-foot`), so that both can be used, wherever scrolling and
 * their own buttons bring them: says in `--foot-buttons` how high they reach.
 * @returns ends it
 */
export function stayAboveBars(): () => void {
  const { style } = document.documentElement;
  let frame = 0;
  let shown = 0;
  const lift = (): void => {
    let foot = innerHeight;
    for (const bar of document.querySelectorAll('[data-foot]')) {
      const { top, bottom, height } = bar.getBoundingClientRect();
      if (height > 0 && bottom > innerHeight - room) foot = Math.min(foot, top);
    }
    // Another value has the styles of the whole page worked out anew.
    if (shown !== innerHeight - foot) {
      shown = innerHeight - foot;
      style.setProperty('--foot-buttons', `${shown}px`);
    }
    frame = requestAnimationFrame(lift);
  };
  lift();
  return () => {
    cancelAnimationFrame(frame);
    style.removeProperty('--foot-buttons');
  };
}
