import { ModernFakeTimers } from '@jest/fake-timers';
import NodeEnvironment from 'jest-environment-node';
import { ModuleMocker } from 'jest-mock';

/** What expectations compare with, which has to be the same here and in the test: `expect.any(String)`, an Error thrown. */
const shared = [
  'Array',
  'BigInt',
  'Boolean',
  'Date',
  'Error',
  'Function',
  'Map',
  'Number',
  'Object',
  'Promise',
  'RangeError',
  'RegExp',
  'Set',
  'String',
  'Symbol',
  'SyntaxError',
  'TypeError',
];

/**
 * Where Jest's own code runs for a test file that Node loads (`NativeRuntime`). What one file leaves changed in the
 * process is put back for the next. Jest requires a default export.
 */
export default class NativeEnvironment extends NodeEnvironment {
  readonly #variables = { ...process.env };
  readonly #folder = process.cwd();
  readonly #now = Date.now;

  constructor(...args: ConstructorParameters<typeof NodeEnvironment>) {
    super(...args);
    const host = globalThis as unknown as Record<string, unknown>;
    Object.assign(this.global, Object.fromEntries(shared.map((name) => [name, host[name]])));
    const [{ projectConfig: config }] = args;
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimersModern = new ModernFakeTimers({ config, global: globalThis });
  }

  override async teardown(): Promise<void> {
    this.fakeTimersModern?.useRealTimers();
    Date.now = this.#now;
    process.chdir(this.#folder);
    for (const name of Object.keys(process.env)) {
      if (!(name in this.#variables)) Reflect.deleteProperty(process.env, name);
    }
    Object.assign(process.env, this.#variables);
    await super.teardown();
  }
}
