import {
  areRolloutSteps,
  isRolloutPercent,
  isRolloutStep,
  mostSteps,
  rolloutSteps,
} from 'shared-api/contract/releases/rollout';
import { CommandError } from './command.ts';

/** The options of a rollout, also of one that goes on by itself. */
export const rolloutOptions = {
  share: { type: 'string' },
  canary: { type: 'boolean' },
  steps: { type: 'string' },
} as const;

interface Written {
  share?: string | undefined;
  canary?: boolean | undefined;
  steps?: string | undefined;
}

/** How a release is rolled out; to everybody without a percentage. */
interface Wanted {
  percent: number | undefined;
  steps: number[] | undefined;
}

/**
 * Reads how a release is to be rolled out.
 * @throws CommandError with what is wrong, and how it is written
 */
export function rolloutOf({ share, ...written }: Written): Wanted {
  const steps = stepsOf(written);
  const percent = share === undefined ? steps?.[0] : percentOf(share);
  if (share !== undefined && !(percent !== undefined && isRolloutPercent(percent))) {
    throw new CommandError(
      '--share takes a number of visitors in a hundred, from 0.01 to 99 with at most two decimals. To give it to everybody, leave it out.',
    );
  }
  if (steps !== undefined && !isRolloutStep(percent, steps)) {
    throw new CommandError(
      `--share ${share ?? ''} is none of the steps below 100 (${steps.slice(0, -1).join(', ')}), from which the rollout goes on to the next. Give one of them, put it among the steps, or leave --share out: it then begins with the first.`,
    );
  }
  return { percent, steps };
}

function stepsOf({ canary, steps }: Pick<Written, 'canary' | 'steps'>): number[] | undefined {
  if (steps === undefined) return canary === true ? [...rolloutSteps] : undefined;
  const wanted = steps.split(',').map(percentOf);
  if (wanted.length <= mostSteps && areRolloutSteps(wanted)) return wanted;
  throw new CommandError(
    `--steps takes up to ${mostSteps} rising percentages with at most two decimals, of which the last is 100, like --steps 1,10,50,100.`,
  );
}

/** Reads a percentage; NaN for anything else, also for 1e1, 0x10 and an empty text. */
export const percentOf = (written: string): number =>
  /^\d+(?:\.\d+)?$/.test(written.trim()) ? Number(written) : Number.NaN;
