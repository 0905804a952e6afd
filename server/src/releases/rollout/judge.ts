import { rolloutFigures, type RolloutFigure } from 'shared-api/contract/releases/rollout';
import { evidence, likelihoodOfHarmless } from './evidence.ts';

/** A count of visitors of the new release, and of the live one. */
export interface Pair {
  new: number;
  live: number;
}

/** What a step of a rollout has seen of its visitors. */
export interface StepCounts {
  visitors: Pair;
  /** With an error in a page. */
  errors: Pair;
  /** With a call that failed. */
  calls: Pair;
  /** Whose first page's time is compared. */
  timed: Pair;
  /** Whose first page was painted later than each of the thresholds, which earlier visitors have set. */
  slow: Pair[];
}

/** How a figure of the new release compares with the live one. */
export interface Comparison {
  figure: RolloutFigure;
  new: number;
  live: number;
  /** By chance alone it would look so bad once in so many rollouts, at most. */
  onceIn: number;
}

/** What is to be done with a rollout. */
export interface Judgement {
  verdict: 'withdraw' | 'goOn' | 'wait';
  /** Visitors of the new release that the step needs at least. */
  needed: number;
  comparisons: Comparison[];
  /** What a withdrawal is for. */
  worse: RolloutFigure[];
}

/** A harmless rollout is withdrawn by chance at most this often. */
export const falseAlarms = 0.02;
/** Steps before a release is live; each looks at all figures. */
const looks = 3 * rolloutFigures.length;
/** Evidence from which a release is withdrawn. */
const enough = looks / falseAlarms;
/** Evidence from which a step does not go on. */
const suspicious = 10;
/** Likelihood ratio from which a step goes on; a harmful release passes a step at most once in it. */
const sure = 20;

/**
 * How many more visitors a release has to harm before a step takes it for harmful, and visitors that are
 * needed in any case. A small step only has to find what fails for nearly everybody, a large one finds
 * what fails for few.
 */
function strictnessOf(share: number): { margin: number; least: number } {
  if (share < 0.05) return { margin: 0.8, least: 8 };
  return share < 0.25 ? { margin: 0.2, least: 40 } : { margin: 0.05, least: 100 };
}

/**
 * Judges a step of a rollout from what it has seen so far: it goes on, waits for more visitors, or
 * withdraws the release (docs/decisions/0074).
 * @param share of the visitors that are given the new release, between 0 and 1
 */
export function judge(counts: StepCounts, share: number): Judgement {
  const { margin, least } = strictnessOf(share);
  const slowest = counts.slow.at(-1) ?? { new: 0, live: 0 };
  const slowEvidence = counts.slow.map((pair) => evidence(pair, share));
  const comparisons: Comparison[] = [
    { figure: 'errors', ...counts.errors, onceIn: evidence(counts.errors, share) },
    { figure: 'calls', ...counts.calls, onceIn: evidence(counts.calls, share) },
    { figure: 'slow', ...slowest, onceIn: mean(slowEvidence) },
  ];
  const worse = comparisons.filter(({ onceIn }) => onceIn >= enough).map(({ figure }) => figure);
  const isSuspicious = comparisons.some(({ onceIn }) => onceIn >= suspicious);
  const isSure = [counts.errors, counts.calls].every(
    (failed) =>
      likelihoodOfHarmless(
        { visitors: counts.visitors.new, failed: failed.new },
        (failed.live + 1) / (counts.visitors.live + 2),
        margin,
      ) >= sure,
  );
  // Some browsers tell no times; they must not hold a rollout up for good.
  const isTimed = counts.timed.new >= least || counts.visitors.new >= 10 * least;
  const isEnough = counts.visitors.new >= least && isTimed;
  return {
    verdict: worse.length > 0 ? 'withdraw' : isEnough && isSure && !isSuspicious ? 'goOn' : 'wait',
    needed: least,
    comparisons,
    worse,
  };
}

const mean = (values: number[]): number =>
  values.length === 0 ? 1 : values.reduce((sum, one) => sum + one, 0) / values.length;
