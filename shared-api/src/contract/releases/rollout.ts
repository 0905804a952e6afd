/** What is compared between the visitors of a new release and the others. */
export const rolloutFigures = ['errors', 'calls', 'slow'] as const;

export type RolloutFigure = (typeof rolloutFigures)[number];

/** The usual steps of a rollout that goes on by itself, in percent of the visitors; the last is everybody. */
export const rolloutSteps: readonly number[] = [1, 10, 50, 100];

/** Steps that a rollout may have. */
export const mostSteps = 10;

/** Whether a percentage has no more than two decimals: fewer visitors than that are nobody. */
const isInHundredths = (percent: number): boolean => Number(percent.toFixed(2)) === percent;

/** Whether a release can be rolled out to a percentage of the visitors: more than nobody, and less than everybody. */
export const isRolloutPercent = (percent: number): boolean =>
  percent > 0 && percent <= 99 && isInHundredths(percent);

/**
 * Whether a rollout can go through steps by itself: rising percentages, the last of which is 100, since
 * every rollout ends with everybody.
 */
export const areRolloutSteps = (steps: readonly unknown[]): steps is number[] =>
  steps.length >= 2 &&
  steps.at(-1) === 100 &&
  steps
    .slice(0, -1)
    .every(
      (step, index) =>
        typeof step === 'number' && isRolloutPercent(step) && step > Number(steps[index - 1] ?? 0),
    );

/** Whether a rollout by steps can begin with a percentage: it goes on from there to the next step. */
export const isRolloutStep = (percent: number | undefined, steps: readonly number[]): boolean =>
  percent !== undefined && percent < 100 && steps.includes(percent);
