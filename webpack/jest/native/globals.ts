/**
 * What `@jest/globals` is to a test that Node loads itself (`NativeRuntime`). A module that several test files share is
 * loaded by the first of them alone, so that each name leads to the file that runs now.
 */
type Globals = Record<string, Callable>;
type Callable = ((...args: unknown[]) => unknown) & Record<PropertyKey, unknown>;

let current: Globals = {};

/** Says what the names lead to: what Jest gives to the test file that is about to be loaded. */
export function setGlobals(globals: Globals): void {
  current = globals;
}

function late(name: string): unknown {
  const found = (): Callable => {
    const value = current[name];
    if (value === undefined) throw new Error(`${name} is used outside a test file.`);
    return value;
  };
  return new Proxy(() => undefined, {
    apply: (_target, _self, args: unknown[]) => found()(...args),
    get: (_target, key) => found()[key],
  });
}

export const afterAll = late('afterAll');
export const afterEach = late('afterEach');
export const beforeAll = late('beforeAll');
export const beforeEach = late('beforeEach');
export const describe = late('describe');
export const expect = late('expect');
export const it = late('it');
export const jest = late('jest');
