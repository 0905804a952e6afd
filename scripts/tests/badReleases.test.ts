import { expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const section =
  /### Bad releases, and every way to live\n(.*?)\nA refusal says/s.exec(
    read('docs/releases.md'),
  )?.[1] ?? '';

/** The rows of the section's tables, as cells. */
const rows = section
  .split('\n')
  .filter((line) => /^\| (?!-)/.test(line))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
const isMatrix = (row: string[]): boolean => row.length > 2;
const [heads = [], ...faults] = rows.filter(isMatrix);
const ways = heads.slice(1, -1);
const [, ...gates] = rows.filter((row) => !isMatrix(row));

it('names every way to live, and for each fault what keeps it from each of them', () => {
  expect(ways).toEqual([
    ...['release', 'rollback', 'share', 'try'],
    ...['buttons', 'set', 'rollout', 'force'],
  ]);
  expect(faults.length).toBeGreaterThanOrEqual(14);
  for (const [fault, ...cells] of faults) {
    for (const cell of cells.slice(0, -1)) {
      expect([fault, cell]).toEqual([fault, expect.stringMatching(/^(?:[TRSF]|reason|never)$/)]);
    }
  }
});

it('names a test for each way and check that the table has', () => {
  const shown = new Set(
    gates
      .flatMap(([pairs = '']) => pairs.replaceAll(/ \([^)]*\)/g, '').split(', '))
      .flatMap((pair) => (pair === 'every way F' ? ways.map((way) => `${way} F`) : [pair])),
  );
  const needed = faults.flatMap(([, ...cells]) =>
    ways.map((way, index) => `${way} ${cells[index]}`).filter((pair) => !pair.endsWith(' never')),
  );
  expect([...new Set(needed)].filter((pair) => !shown.has(pair))).toEqual([]);
});

it('names only tests that there are', () => {
  const named = [...faults, ...gates].map((row) => row.at(-1) ?? '');
  for (const cell of named) {
    const [, file = '', title = ''] = /^`([\w/.-]+\.(?:spec|test)\.ts)`: (.+)$/.exec(cell) ?? [];
    expect([cell, file !== '' && read(file).includes(title)]).toEqual([cell, true]);
  }
});

it('each command that serves a release asks the one function that checks', () => {
  for (const name of ['release', 'rollback', 'share', 'try']) {
    expect(read(`scripts/releases/${name}.ts`)).toMatch(/\bawait admit\(/);
  }
});
