import { followFocus } from './focusAfterGone.ts';
import { leadToFault } from './leadToFault.ts';
import { stayAboveBars } from './stayAboveBars.ts';

/**
 * Keeps an eye on every page of the office: where the keyboard goes on, and what stands above bars at the foot.
 * @returns ends it
 */
export function followPage(): () => void {
  const ends = [followFocus(), leadToFault(), stayAboveBars()];
  return () => ends.forEach((end) => end());
}
