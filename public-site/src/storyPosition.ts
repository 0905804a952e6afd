import { filmCount } from './media/storyCovers.ts';

/** Whether the last segment of an address of the gallery names a story. */
export const isStory = (id: string): boolean => /^[1-9]\d?$/.test(id) && Number(id) <= filmCount;

/**
 * The story that an address of the gallery shows, counted from 1; of a list that is shorter than the address says, it
 * begins again.
 * @param id the last segment of the address
 * @param count how many stories there are
 */
export function storyPosition(id: string, count: number): number {
  const asked = Number.parseInt(id, 10);
  // A number of more than 308 digits is infinite.
  if (!Number.isFinite(asked) || asked < 1) return 1;
  return ((asked - 1) % count) + 1;
}
