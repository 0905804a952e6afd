/**
 * Runs in a page: ends what moves or fades for a moment, when colours are fainter than they stay. What inherits a
 * colour begins to change when its parent has ended. What never ends or follows the scrolling goes on.
 */
export function endMotion(): void {
  const running = (): Animation[] =>
    document
      .getAnimations()
      .filter(
        ({ timeline, playState, effect }) =>
          timeline === document.timeline &&
          playState === 'running' &&
          Number.isFinite(effect?.getComputedTiming().endTime),
      );
  let all = running();
  for (let round = 0; all.length > 0 && round < 20; round += 1) {
    for (const animation of all) animation.finish();
    all = running();
  }
}
