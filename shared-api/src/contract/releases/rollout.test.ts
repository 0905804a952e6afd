import { expect, it } from '@jest/globals';
import { validate } from '../fields/schemas.ts';
import { texts as fields } from '../messages/fieldFaultTexts.en.ts';
import { texts as office } from '../messages/officeFaultTexts.en.ts';
import { texts as quotes } from '../messages/quoteFaultTexts.en.ts';
import { say } from '../messages/say.ts';
import type { FaultTexts } from '../messages/faults.ts';
import { deploySchema } from './deploys.ts';
import { shareSchema } from './releases.ts';

const texts = { ...fields, ...office, ...quotes } as FaultTexts;
const button = { app: 'shell', version: 'two' };
const pipeline = { version: 'two', way: 'release' };

/** What a button and a pipeline are told of a rollout; undefined where it may be made. */
function told(rollout: object): (string | undefined)[] {
  return [
    validate(shareSchema, { ...button, ...rollout }),
    validate(deploySchema, { ...pipeline, ...rollout }),
  ].map(({ errors }) => {
    const [first] = Object.entries(errors ?? {});
    return first && say(texts, first[1], first[0]);
  });
}

const notSteps =
  'steps must be a list of rising percentages with at most two decimals, of which the last is 100: [1, 10, 50, 100], say. Leave it out for a rollout that people raise.';
const notStep = (steps: string) =>
  `percent must be one of the steps below 100, from which the rollout goes on to the next: ${steps}. Give one of these, put it among the steps, or leave the steps out.`;

it.each([
  [{ percent: 1, steps: [1, 10, 50, 100] }],
  [{ percent: 50, steps: [1, 10, 50, 100] }],
  [{ percent: 25, steps: [25, 100] }],
  [{ percent: 0.01, steps: [0.01, 0.29, 100] }],
  [{ percent: 33.33 }],
  [{ percent: 99 }],
  [{ percent: 0 }],
  // Nobody is kept from withdrawing by steps that are left over.
  [{ percent: 0, steps: [5, 100] }],
])('a rollout by %j may be made', (rollout) => {
  expect(told(rollout)).toEqual([undefined, undefined]);
});

it.each([
  [{ percent: 50, steps: [5, 10] }, notSteps],
  [{ percent: 5, steps: [5, 10] }, notSteps],
  [{ percent: 5, steps: [100] }, notSteps],
  [{ percent: 1, steps: [] }, notSteps],
  [{ percent: 1, steps: [50, 10] }, notSteps],
  [{ percent: 10, steps: [10, 10, 100] }, notSteps],
  [{ percent: 1, steps: '5' }, notSteps],
  [{ percent: 1, steps: ['5', 100] }, 'steps: a step is a number, as in [1, 10, 50, 100].'],
  [{ percent: 1, steps: null }, notSteps],
  [{ percent: 1, steps: [null, 100] }, 'steps: a step is a number, as in [1, 10, 50, 100].'],
  [{ percent: 1e-300, steps: [1e-300, 100] }, 'percent can have at most two decimals.'],
  [{ percent: 1, steps: [1, 1.001, 100] }, notSteps],
  [{ percent: 1, steps: [1, 99.5, 100] }, notSteps],
  [{ percent: 5, steps: [1, 10, 100] }, notStep('1, 10')],
  [{ percent: 50, steps: [5, 10, 100] }, notStep('5, 10')],
  [{ percent: 1e-300 }, 'percent can have at most two decimals.'],
  [{ percent: 12.345 }, 'percent can have at most two decimals.'],
  [{ percent: '5' }, 'percent must be a number.'],
  [{ percent: 100 }, 'percent must be from 0 to 99.'],
  [{ percent: -1 }, 'percent must be from 0 to 99.'],
])('a rollout by %j is refused: %s', (rollout, sentence) => {
  expect(told(rollout)).toEqual([sentence, sentence]);
});

it('steps without a percentage are not for everybody at once', () => {
  expect(told({ steps: [5, 10, 100] })).toEqual(['percent is missing.', notStep('5, 10')]);
  expect(told({ percent: null })).toEqual(['percent is missing.', 'percent must be a number.']);
});

it('more steps than ten are too many', () => {
  const steps = Array.from({ length: 11 }, (_, index) => (index === 10 ? 100 : index + 1));
  const sentence = 'steps may be 10 percentages at most: leave some of them out.';
  expect(told({ percent: 1, steps })).toEqual([sentence, sentence]);
});
