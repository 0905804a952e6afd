import fc from 'fast-check';

const nested = (levels: number): unknown => {
  let value: unknown = [];
  for (let level = 1; level < levels; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
};
const wide = (count: number): object =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, index]));

/** Texts that have caused failures before, and texts at the limits. */
export const hostileText = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\0',
    'a\0b',
    'a\ud800',
    '\udfff',
    '\u202e',
    '\u0007',
    '\n'.repeat(100),
    'x'.repeat(501),
    'x'.repeat(50_001),
    '☂'.repeat(20_001),
    '[object Object]',
    '__proto__',
    'constructor',
    'hasOwnProperty',
    "'; DROP TABLE clients; --",
    '%s%n%d',
    '${7*7}',
    '../../etc/passwd',
    'NaN',
    '1e309',
    '-1',
    '00000',
    '99999',
    '2147483648',
    '9223372036854775808',
    'infinity',
    '2026-02-30',
    '0000-01-01',
    '9999-12-31',
    '2026-01-31T24:00',
    '$1',
    '\\',
  ),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)) }),
);

/** JSON values to replace a field's value with. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    0,
    -1,
    1.5,
    1e-7,
    1e21,
    1e300,
    2 ** 31 - 1,
    2 ** 31,
    -(2 ** 31) - 1,
    2 ** 53,
    253_402_300_800,
    [],
    {},
    [[]],
    [null],
    [{}],
    { toString: 1, valueOf: 1 },
    { length: 1e9 },
    { then: 1 },
    { constructor: { name: 1 } },
    nested(19),
    nested(60),
    wide(190),
    wide(300),
    Array.from({ length: 900 }, () => 'x'),
    Array.from({ length: 2_000 }, () => []),
    Array.from({ length: 400 }, () => Array.from({ length: 60 }, () => '')),
    Array.from({ length: 490 }, () => Array.from({ length: 50 }, () => 7)),
  ),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Payloads that are not valid bodies of any call. */
export const hostilePayload = fc.constantFrom(
  '',
  '{',
  'null',
  '"text"',
  '7',
  '[]',
  '[{}]',
  '\ufeff{}',
  '{"a":1e999}',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}',
  '{"a":1,"a":2}',
  '{"name":"\\ud800"}',
  '\0',
  '['.repeat(100_000) + ']'.repeat(100_000),
  `{"token":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
  '{"a":'.repeat(50_000) + '1' + '}'.repeat(50_000),
  JSON.stringify(wide(38_000)),
  JSON.stringify({ rooms: 'x'.repeat(480_000) }),
  JSON.stringify(Object.fromEntries([['x'.repeat(400_000), 1]])),
  'x'.repeat(600_000),
);

/** An object or array inside a body; together with a key or index, the target of a change. */
type Holder = Record<string, unknown>;

function slotsOf(value: unknown): [Holder, string][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    [value as Holder, key] as [Holder, string],
    ...slotsOf(inner),
  ]);
}

/** A change to one part of a body, or to the whole. */
interface Change {
  how: 'replace' | 'remove' | 'add' | 'repeat';
  where: number;
  value: unknown;
  name: string;
}

const change: fc.Arbitrary<Change> = fc.record({
  how: fc.constantFrom('replace', 'replace', 'replace', 'remove', 'add', 'repeat'),
  where: fc.nat(1_000),
  value: hostileValue,
  name: hostileText,
});

/** Valid bodies with a few changes. */
export const changed = (valid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.tuple(valid, fc.array(change, { minLength: 1, maxLength: 3 })).map(([body, changes]) => {
    const copy: Holder = structuredClone({ body });
    for (const { how, where, value: given, name } of changes) {
      const value = structuredClone(given);
      const slots = slotsOf(copy);
      const [holder, key] = slots[where % slots.length] ?? [copy, 'body'];
      if (how === 'replace') holder[key] = value;
      else if (how === 'remove') Reflect.deleteProperty(holder, key);
      else if (how === 'add' && !Array.isArray(holder) && !Object.hasOwn(holder, name)) {
        // Plain assignment would treat `__proto__` specially.
        Object.defineProperty(holder, name, {
          value,
          enumerable: true,
          configurable: true,
          writable: true,
        });
      } else holder[key] = [holder[key], structuredClone(holder[key])];
    }
    return copy['body'] ?? null;
  });
