/**
 * How many times as often something may happen to visitors of the new release as to others, if it does
 * happen more often: what the evidence is weighed for, each as much as the others.
 */
const ratios = [1.5, 2, 3, 5, 10, 30];

/**
 * The evidence that something happens more often with the new release than with the live one: an
 * e-value (docs/decisions/0074). Visitors are given a release by chance, so that of those to whom it
 * happens the new release's share is that of the rollout, as long as the release makes no difference.
 * It may be looked at after each visitor: whenever that is, it exceeds x by chance at most once in x
 * rollouts.
 * @param counts to how many visitors of each it happened
 * @param share of the visitors that are given the new release, between 0 and 1
 */
export function evidence(counts: { new: number; live: number }, share: number): number {
  const weighed = weightsOf(share).map(({ ofNew, ofLive }) =>
    Math.exp(counts.new * ofNew + counts.live * ofLive),
  );
  return weighed.reduce((sum, one) => sum + one, 0) / ratios.length;
}

interface Weight {
  ofNew: number;
  ofLive: number;
}

const known = new Map<number, Weight[]>();

/** What one visitor of each release adds to the logarithm of the evidence, for each ratio. */
function weightsOf(share: number): Weight[] {
  const weights = known.get(share) ?? newWeights(share);
  known.set(share, weights);
  return weights;
}

const newWeights = (share: number): Weight[] =>
  ratios.map((ratio) => {
    const expected = (ratio * share) / (ratio * share + 1 - share);
    return {
      ofNew: Math.log(expected / share),
      ofLive: Math.log((1 - expected) / (1 - share)),
    };
  });

/**
 * How many times likelier what was seen of the new release is if it fails as rarely as the live one
 * than if it fails for so many more: the ratio of Wald's sequential test.
 * @param seen visitors of the new release, and to how many of them it happened
 * @param rate of the live release
 * @param margin by how much a harmful release's rate is higher; 0.1 is ten in a hundred
 */
export function likelihoodOfHarmless(
  seen: { visitors: number; failed: number },
  rate: number,
  margin: number,
): number {
  const harmful = Math.min(rate + margin, 0.99);
  return Math.exp(
    seen.failed * Math.log(rate / harmful) +
      (seen.visitors - seen.failed) * Math.log((1 - rate) / (1 - harmful)),
  );
}
