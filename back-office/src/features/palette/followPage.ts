import { followFocus } from './focusAfterGone.ts';
import { stayAboveBars } from './stayAboveBars.ts';

/**
 * Keeps an eye on every page of the office: where the keyboard goes on, and what stands above bars at the foot.
 * @returns ends it
 */
export function followPage(): () => void {
  const ends = [followFocus(), stayAboveBars()];
  return () => ends.forEach((end) => end());
}
