import { expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useSameAgain } from './useSameAgain.ts';

const lost = { error: { status: 'FETCH_ERROR', error: 'aborted' } };
const refused = (status: number, body: object = {}) => ({
  error: { status, data: { message: 'No.', ...body } },
});

/** Makes calls one after another, each with its own number, and says what was asked for. */
async function asked(...answers: { error?: unknown }[]): Promise<number[]> {
  const { result } = renderHook(() => useSameAgain<number>());
  const all: number[] = [];
  for (const [index, answer] of answers.entries()) {
    await act(() =>
      result.current.call(index, (what) => {
        all.push(what);
        return Promise.resolve(answer);
      }),
    );
  }
  return all;
}

it('asks for the same again where an answer was lost', async () => {
  expect(await asked(lost, refused(503), {})).toEqual([0, 0, 0]);
});

it.each([400, 401, 403, 404, 408, 409, 413, 429])(
  'keeps what was lost while a second call is refused (%d)',
  async (status) => {
    expect(await asked(lost, refused(status), {})).toEqual([0, 0, 0]);
  },
);

it('asks for what is chosen now where the server refused', async () => {
  const told = refused(409, { doneBefore: true });
  expect(await asked(refused(409), lost, told, {})).toEqual([0, 1, 1, 3]);
  expect(await asked(refused(429), {})).toEqual([0, 1]);
});
