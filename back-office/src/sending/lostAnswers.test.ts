import { describe, expect, it } from '@jest/globals';
import { isSpent, isStillLost } from './lostAnswers.ts';

const cut = { status: 'FETCH_ERROR', error: 'aborted' };
const refused = (status: number, body: object = {}) => ({
  status,
  data: { message: 'No.', ...body },
});
const told = refused(409, { doneBefore: true });

describe('what became of a form', () => {
  it.each([cut, refused(500), refused(503)])('is not known without an answer (%j)', (error) => {
    expect(isStillLost(false, error)).toBe(true);
    expect(isSpent(false, error)).toBe(false);
  });

  it.each([400, 401, 403, 404, 408, 409, 413, 429])(
    'is known where it is refused (%d)',
    (status) => {
      expect(isStillLost(false, refused(status))).toBe(false);
    },
  );

  it.each([400, 401, 403, 404, 408, 409, 413, 429, 503])(
    'is still not known where another try is refused (%d), which keeps its key',
    (status) => {
      expect(isStillLost(true, refused(status))).toBe(true);
      expect(isSpent(true, refused(status))).toBe(false);
    },
  );

  it('is known once another try succeeds, or is told what the key has done', () => {
    expect(isStillLost(true, undefined)).toBe(false);
    expect(isStillLost(true, told)).toBe(false);
  });
});

it('a key is spent where it was done, where what it asked for clashes, and where it has done something else', () => {
  expect(isSpent(false, refused(409))).toBe(true);
  expect(isSpent(true, told)).toBe(true);
  expect(isSpent(false, refused(400))).toBe(false);
  expect(isSpent(true, undefined)).toBe(true);
});
