import { expect, it } from '@jest/globals';
import { createRequire } from 'node:module';
import { checkOneRuntime } from './checkOneRuntime.ts';

const require = createRequire(import.meta.url);

it('refuses an app that was built from code of the federation runtime, naming the cure', () => {
  const own = require.resolve('@module-federation/webpack-bundler-runtime/bundler');
  expect(() => checkOneRuntime('public-site', ['/src/routes.tsx', own])).toThrow(
    /public-site carries a federation runtime of its own \(.*bundler\.js\).*externalBundlerRuntime/,
  );
});

it('takes one that only names it', () => {
  const named = ['/src/routes.tsx', '/node_modules/@module-federation/runtime/package.json'];
  expect(() => checkOneRuntime('public-site', named)).not.toThrow();
});
