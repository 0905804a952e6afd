/** Two lines that may be the halves of a transfer. */
export interface Candidate {
  outId: number;
  inId: number;
}

/**
 * The pairs of candidates, the likeliest first: each line is in one pair at most, and an earlier
 * candidate takes its lines from later ones.
 */
export function choosePairs(candidates: readonly Candidate[]): Candidate[] {
  const taken = new Set<number>();
  return candidates.filter(({ outId, inId }) => {
    if (taken.has(outId) || taken.has(inId)) return false;
    taken.add(outId).add(inId);
    return true;
  });
}
