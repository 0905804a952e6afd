import { expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { KeyboardEvent } from 'react';
import type { BoardService } from 'shared-api/contract/schedule/board';
import type { Place } from '../model/slots.ts';
import { useKeyboardMove } from './useKeyboardMove.ts';
import type { Outcome } from './useMove.ts';

const service = {
  id: 7,
  employeeId: 1,
  dateTs: '2031-05-06T09:00',
  address: '1 King Street',
} as BoardService;
const ways = {
  step: (place: Place): Place => ({ ...place, employeeId: 2 }),
  wordsOf: ({ employeeId }: Place) => `Person ${employeeId}`,
  wordsOver: () => 'Over person 2',
  mayChangeDay: true,
};

/** Picks a service up, drops it at another person, and says what is said after each of these. */
async function move(outcome: Outcome): Promise<string[]> {
  let answer = (): void => undefined;
  const isAnswered = new Promise<Outcome>((resolve) => {
    answer = () => resolve(outcome);
  });
  const { result } = renderHook(() =>
    useKeyboardMove(
      ways,
      () => service,
      () => isAnswered,
    ),
  );
  const press = (key: string): void =>
    act(() => {
      const event = { key, target: document.body, preventDefault: () => undefined };
      result.current.events.onKeyDown(event as unknown as KeyboardEvent);
    });
  press('Enter');
  press('ArrowDown');
  press('Enter');
  const dropped = result.current.said;
  await act(async () => answer());
  return [dropped, result.current.said];
}

it('says that a service was moved once it was', async () => {
  const [dropped, answered] = await move(undefined);
  expect(dropped).toBe('');
  expect(answered).toMatch(/^Moved .+ to Person 2/);
});

it.each([true, false])(
  'does not say so of a move that is refused (asked about: %s)',
  async (canForce) => {
    expect(await move({ refusal: 'Person 2 is on leave.', canForce })).toEqual(['', '']);
  },
);
