import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { ESLint } from 'eslint';
import { sizeRules } from './sizeRules.js';

const root = path.resolve(import.meta.dirname, '..');

/** Most files of a folder, code and styles; tests, pictures and documents are not counted. */
const mostFiles = 25;

const notOurs = ['node_modules', 'dist', 'data', 'test-results', 'playwright-report'];

/** How many such files stand in a folder and in each below it. */
function countFiles(folder: string): [string, number][] {
  const entries = readdirSync(path.join(root, folder), { withFileTypes: true });
  const files = entries.filter(
    ({ name }) => /\.(tsx?|jsx?|css)$/.test(name) && !/\.(test|spec)\./.test(name),
  );
  const folders = entries.filter(
    (entry) => entry.isDirectory() && !entry.name.startsWith('.') && !notOurs.includes(entry.name),
  );
  return [
    [folder, files.length],
    ...folders.flatMap(({ name }) => countFiles(path.join(folder, name))),
  ];
}

it('no folder holds more files than can be looked over', () => {
  expect(countFiles('.').filter(([, count]) => count > mostFiles)).toEqual([]);
});

it('lint refuses a function of more than 80 lines, but counts no comments', async () => {
  const linter = new ESLint({ cwd: root, overrideConfigFile: true, overrideConfig: sizeRules });
  const complaints = async (line: string, filePath: string): Promise<number> => {
    const code = `function f() {\n${`${line}\n`.repeat(79)}}\n`;
    const results = await linter.lintText(code, { filePath });
    return results.flatMap(({ messages }) => messages).length;
  };
  expect(await complaints('f();', 'webpack/some.js')).toBe(1);
  expect(await complaints('// Said.', 'webpack/some.js')).toBe(0);
});
