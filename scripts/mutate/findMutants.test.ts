import { describe, expect, it } from '@jest/globals';
import { findMutants } from './findMutants.ts';

const changed = (text: string, members?: string[]): string[] =>
  findMutants('source.ts', text, members).map(({ after }) => after);

describe('the mutants of TypeScript', () => {
  it.each([
    ['a === b;', ['a !== b;']],
    ['a < b;', ['a <= b;']],
    ['a >= b;', ['a > b;']],
    ['a + b;', ['a - b;']],
    ['a -= b;', ['a += b;']],
    ['a && !b;', ['a || !b;', 'a && b;']],
    ['f(true, false);', ['f(false, false);', 'f(true, true);']],
    ['f(10_000);', ['f(10001);']],
    ['const f = () => [a, b];', ['const f = () => [];']],
    ['function f() { return [a]; }', ['function f() { return []; }']],
  ])('of %j are %j', (text, mutants) => expect(changed(text)).toEqual(mutants));

  it.each([
    ["import a from 'b > c';"],
    ['type A = 1 | true;'],
    ['let a: A<2>;'],
    ["a + 'text';"],
    ['const a = { 4: b };'],
    ['const f = () => [];'],
    ['// a === b'],
  ])('of %j are none', (text) => expect(changed(text)).toEqual([]));

  it('are those of the named functions and methods, where some are named', () => {
    const text = 'a < b;\nfunction f() {\n  a < b;\n}\nclass C {\n  #g() {\n    a > b;\n  }\n}';
    expect(findMutants('source.ts', text, ['f', '#g'])).toMatchObject([
      { line: 3, before: 'a < b;', after: 'a <= b;' },
      { line: 7, before: 'a > b;', after: 'a >= b;' },
    ]);
  });
});

describe('the mutants of SQL', () => {
  it.each([
    [
      '`a >= ${b} ORDER BY a DESC`;',
      ['`a > ${b} ORDER BY a DESC`;', '`a >= ${b} ORDER BY a ASC`;'],
    ],
    ["'version = version + 1';", ["'version = version - 1';"]],
    ["'a IS NOT NULL';", ["'a IS NULL';"]],
    ["up ? '<' : '>';", ["up ? '<=' : '>';", "up ? '<' : '>=';"]],
    ["'<a href>';", []],
  ])('in %s are %j', (text, mutants) => expect(changed(text)).toEqual(mutants));

  it('are found in migrations, but for comments', () => {
    const text = '-- a < b\nSELECT a FROM t\nWHERE a <= 2 AND b IS NULL;';
    expect(findMutants('0001_first.sql', text)).toMatchObject([
      { line: 3, after: 'WHERE a < 2 AND b IS NULL;' },
      { line: 3, after: 'WHERE a <= 2 AND b IS NOT NULL;' },
    ]);
  });
});
