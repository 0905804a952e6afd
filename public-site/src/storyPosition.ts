/**
 * The story that an address of the gallery shows, counted from 1: whatever the address says, some
 * story is shown.
 * @param id the last segment of the address
 * @param count how many stories there are
 */
export function storyPosition(id: string, count: number): number {
  const asked = Number.parseInt(id, 10);
  // A number of more than 308 digits is infinite.
  if (!Number.isFinite(asked) || asked < 1) return 1;
  return ((asked - 1) % count) + 1;
}
