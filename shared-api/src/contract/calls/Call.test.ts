import { describe, expect, it } from '@jest/globals';
import * as answer from '../fields/answers.ts';
import { isAllowed, isFile, refusalsOf, type Call } from './Call.ts';
import { calls } from './calls.ts';
import { objectOf } from './objectOf.ts';

const call: Call = {
  method: 'GET',
  path: '/things/',
  summary: 'Lists things.',
  who: 'visitor',
  answer: answer.object({ id: answer.number() }),
};

describe('who may make a call', () => {
  it.each([
    ['visitor', [true, true, true]],
    ['seeMoney', [false, true, true]],
    ['money', [false, false, true]],
  ] as const)('for %s: nobody, an Employee, an Admin: %j', (who, allowed) => {
    expect(([undefined, 'Employee', 'Admin'] as const).map((role) => isAllowed(role, who))).toEqual(
      allowed,
    );
  });
});

describe('the refusals of a call', () => {
  const ofAll = [400, 408, 413, 415, 429, 500, 503];

  it('are those of every call for a visitor', () => {
    expect(refusalsOf(call)).toEqual(ofAll);
  });

  it('are 401 and 403 besides where a login is needed, and its own, once each and in order', () => {
    expect(refusalsOf({ ...call, who: 'own', refusals: [409, 404, 400] })).toEqual([
      400, 401, 403, 404, 408, 409, 413, 415, 429, 500, 503,
    ]);
  });
});

it('a file is told from JSON, from nothing and from what is not said', () => {
  expect(isFile({ mediaType: 'text/csv' })).toBe(true);
  expect(isFile(call.answer)).toBe(false);
  expect(isFile(null)).toBe(false);
  expect(isFile(undefined)).toBe(false);
});

it('each query and each body in JSON is an object with fields', () => {
  const schemas = [...calls.values()].flatMap(({ query, body }) => [
    ...(query ? [query] : []),
    ...(body && !isFile(body) ? [body] : []),
  ]);
  expect(schemas.length).toBeGreaterThan(100);
  for (const schema of schemas) expect(() => objectOf(schema)).not.toThrow();
});
