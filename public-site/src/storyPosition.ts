/**
 * The story that an address of the gallery shows, counted from 1: whatever the address says, some
 * story is shown.
 * @param id the last segment of the address
 * @param count how many stories there are
 */
export const storyPosition = (id: string, count: number): number =>
  ((Math.max(1, Number.parseInt(id, 10) || 1) - 1) % count) + 1;
