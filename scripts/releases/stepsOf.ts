import { rolloutSteps } from 'shared-api/contract/releases/rollout';
import { CommandError } from './command.ts';

/** The options of a rollout that goes on by itself. */
export const stepOptions = { canary: { type: 'boolean' }, steps: { type: 'string' } } as const;

/**
 * The steps of a rollout that goes on by itself.
 * @returns undefined if none is wanted
 * @throws CommandError unless they are rising percentages
 */
export function stepsOf({
  canary,
  steps,
}: {
  canary?: boolean | undefined;
  steps?: string | undefined;
}): number[] | undefined {
  if (steps === undefined) return canary === true ? [...rolloutSteps] : undefined;
  const wanted = steps.split(',').map(Number);
  const isRising = wanted.every((step, index) => step > (wanted[index - 1] ?? 0) && step <= 100);
  if (isRising) return wanted;
  throw new CommandError('--steps takes rising percentages, like --steps 1,10,50,100.');
}
