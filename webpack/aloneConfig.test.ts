import { describe, expect, it } from '@jest/globals';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './apps.ts';
import pureComponents from './pureComponents.ts';
import { router } from './router.ts';
import { leftOut } from './aloneConfig.ts';

describe('what is left out of the first load', () => {
  it.each(leftOut)('is a module that the federation runtime has: %s', (module) => {
    expect(existsSync(path.join(root, 'node_modules/@module-federation', module))).toBe(true);
  });

  it('is every component of the router that nobody uses', () => {
    const sources = readdirSync(router.rule.include)
      .filter((file) => file.endsWith('.mjs'))
      .map((file) => readFileSync(path.join(router.rule.include, file), 'utf8'));
    const named = /^(?:Link|NavLink|Form)\.displayName/m;
    expect(sources.some((source) => named.test(source))).toBe(true);
    expect(sources.some((source) => named.test(pureComponents(source)))).toBe(false);
  });
});
