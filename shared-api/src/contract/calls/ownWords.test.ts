import { expect, it } from '@jest/globals';
import * as yup from 'yup';
import { isFile } from './Call.ts';
import { calls } from './calls.ts';

/** A test of ours, which makes its words when it fails. */
const { default: madeWhenItFails, ...mixed } = yup.defaultLocale.mixed ?? {};
/** What yup says where a rule has no words of its own. */
const libraryTexts: ReadonlySet<unknown> = new Set(
  Object.values({ ...yup.defaultLocale, mixed })
    .flatMap((texts): unknown[] => Object.values(texts))
    .filter((text) => text !== madeWhenItFails),
);

/** Reports come from scripts of ours: nobody reads why one is refused. The others find in words of their own what is wrong. */
const read = [...calls].filter(([name, { checksBody }]) => name !== 'reports' && !checksBody);

interface Rule {
  OPTIONS?: { name?: string; message?: unknown };
}
type Inside = yup.Schema & {
  tests: Rule[];
  internalTests: Record<string, Rule | undefined>;
  fields?: Record<string, unknown>;
  innerType?: unknown;
};

/** In place of these, `faultOf` has words for all schemas. */
const saidByAll = ['typeError', 'optionality', 'nullable'];

/** Rules of a schema, and of all within it, that have only the library's words. */
function rulesWithoutWords(schema: unknown, path: string): string[] {
  if (!yup.isSchema(schema)) return [];
  const { tests, internalTests, fields = {}, innerType } = schema as Inside;
  const rules: Rule[] = [
    ...tests,
    ...Object.entries(internalTests).flatMap(([name, rule]) =>
      rule && !saidByAll.includes(name) ? [rule] : [],
    ),
  ];
  return [
    ...rules.flatMap(({ OPTIONS: { name = '', message } = {} }) =>
      libraryTexts.has(message) ? [`${path}: ${name}`] : [],
    ),
    ...Object.entries(fields).flatMap(([name, inner]) =>
      rulesWithoutWords(inner, `${path}.${name}`),
    ),
    ...rulesWithoutWords(innerType, `${path}[]`),
  ];
}

it('each rule of a call says in words of ours what is wrong, not in the library’s', () => {
  const without = read.flatMap(([name, { query, body }]) => [
    ...rulesWithoutWords(query, `${name}?`),
    ...(isFile(body) ? [] : rulesWithoutWords(body, name)),
  ]);
  expect([...new Set(without)].sort()).toEqual([]);
});

it('a rule without words is found, however deep it is', () => {
  const schema = yup.object({
    rows: yup.array(yup.object({ month: yup.string().matches(/^\d+$/).max(3, 'Three.') })).min(1),
  });
  expect(rulesWithoutWords(schema, 'x')).toEqual(['x.rows: min', 'x.rows[].month: matches']);
});
