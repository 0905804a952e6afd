import { expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './apps.ts';
import { shared } from './shared.ts';

it('docs/releases.md lists each shared module with its major version', () => {
  const text = readFileSync(path.join(root, 'docs/releases.md'), 'utf8');
  const section = /### Shared modules\n(.*?)\n### /s.exec(text)?.[1] ?? '';
  const listed = [...section.matchAll(/^\| `([\w/-]+)` *\| (\d+) /gm)].map(
    ([, name, major]) => `${name} ${major}`,
  );
  expect(listed).toEqual(
    Object.entries(shared).map(([name, { version }]) => `${name} ${version.split('.')[0]}`),
  );
});
