import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import Runtime from 'jest-runtime';
import { setGlobals } from './globals.ts';

const globals = new URL('globals.ts', import.meta.url).href;

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@jest/globals'
      ? { url: globals, format: 'module-typescript', shortCircuit: true }
      : next(specifier, context),
});

let loaded = 0;

/**
 * Lets Node load test files and what they import, as it loads the product: a worker reads the server's modules once, not
 * anew for each test file, which took longer than most files' tests. Everything else is Jest's own. Only tests that
 * replace no modules can run so. Jest requires a default export.
 */
export default class NativeRuntime extends Runtime {
  override async unstable_importModule(file: string): Promise<unknown> {
    setGlobals(this.requireModuleOrMock(file, '@jest/globals'));
    loaded += 1;
    // A file that is run again, as in watch mode, is read again.
    return import(`${pathToFileURL(file).href}?run=${loaded}`);
  }
}
