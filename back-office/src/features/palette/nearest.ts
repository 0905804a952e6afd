import type { AnyRecord } from 'shared-api/client';

/** Services by how near their day is to today; of two that are as near, that to come first. */
export function nearest(services: readonly AnyRecord[], today: string): AnyRecord[] {
  const distance = ({ dateTs }: AnyRecord): number =>
    typeof dateTs === 'string'
      ? Math.abs(Date.parse(dateTs.slice(0, 10)) - Date.parse(today))
      : Infinity;
  return services.toSorted((a, b) => {
    const [left, right] = [distance(a), distance(b)];
    return left === right ? 0 : left - right;
  });
}
