import { expect, it } from '@jest/globals';
import { percentOf, rolloutOf } from './rolloutOf.ts';

it.each([
  [{}, { percent: undefined, steps: undefined }],
  [{ share: '10' }, { percent: 10, steps: undefined }],
  [{ canary: true }, { percent: 1, steps: [1, 10, 50, 100] }],
  [
    { canary: true, share: '50' },
    { percent: 50, steps: [1, 10, 50, 100] },
  ],
  [{ steps: '5,25,100' }, { percent: 5, steps: [5, 25, 100] }],
  [
    { steps: '0.5, 100', canary: true },
    { percent: 0.5, steps: [0.5, 100] },
  ],
])('%j is read', (written, wanted) => {
  expect(rolloutOf(written)).toEqual(wanted);
});

it.each([
  [{ steps: '5,10' }, 'of which the last is 100, like --steps 1,10,50,100.'],
  [{ steps: '100' }, '--steps takes up to 10 rising percentages'],
  [{ steps: '' }, '--steps takes up to 10 rising percentages'],
  [{ steps: '1e-300,100' }, '--steps takes up to 10 rising percentages'],
  [{ steps: '1,2,3,4,5,6,7,8,9,10,100' }, '--steps takes up to 10 rising percentages'],
  [
    { share: '50', steps: '5,10,100' },
    '--share 50 is none of the steps below 100 (5, 10), from which the rollout goes on to the next.',
  ],
  [{ share: '1e-300' }, '--share takes a number of visitors in a hundred, from 0.01 to 99'],
  [{ share: '100' }, 'To give it to everybody, leave it out.'],
  [{ share: '' }, '--share takes a number'],
  [{ share: '0x10' }, '--share takes a number'],
])('%j is refused', (written, sentence) => {
  expect(() => rolloutOf(written)).toThrow(sentence);
});

it('a percentage is written in figures', () => {
  expect(['7', '0.5', ' 12 '].map(percentOf)).toEqual([7, 0.5, 12]);
  for (const text of ['', '1e1', '-5', 'half', '.5', '0x10']) expect(percentOf(text)).toBeNaN();
});
