import type { RolloutFigure } from 'shared-api/contract/releases/rollout';
import type { Judgement, StepCounts } from './judge.ts';

const what: Record<RolloutFigure, string> = {
  errors: 'had an error in a page',
  calls: 'had a call that failed',
  slow: 'were painted later than nine in ten were before',
};

/** Why a rollout was withdrawn, a sentence per figure. */
export function withdrawalSentences(
  { comparisons, worse }: Judgement,
  { visitors }: StepCounts,
  percent: number,
): string[] {
  return comparisons
    .filter(({ figure }) => worse.includes(figure))
    .map(
      ({ figure, new: ofNew, live, onceIn }) =>
        `At ${percent} %: ${ofNew} of ${visitors.new} visitors of the new release ${what[figure]}, and ${live} of ${visitors.live} of the live one; by chance at most once in ${Math.round(onceIn)} rollouts.`,
    );
}
