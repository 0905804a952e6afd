import { expect, it } from '@jest/globals';
import { sbomOf } from './sbom.ts';

const lock = {
  packages: {
    'node_modules/@scope/one': { version: '1.0.0', license: 'MIT', integrity: 'sha512-AAEC' },
    'node_modules/@scope/one/node_modules/two': { version: '2.0.0', license: 'MIT OR Apache-2.0' },
    'node_modules/three': { version: '3.0.0', license: 'SEE LICENSE IN file' },
    'node_modules/unused': { version: '4.0.0', license: 'MIT' },
    'node_modules/webpack': { version: '5.0.0' },
  },
};
const subject = { app: 'shell', version: 'abc', builtAt: '2026-01-01T00:00:00.000Z' };

it('lists the packages whose code is in a build, with licences and addresses, by CycloneDX 1.5', () => {
  const files = [
    '/home/a/node_modules/@scope/one/index.js',
    '/home/a/node_modules/@scope/one/more.js',
    '/home/a/node_modules/@scope/one/node_modules/two/index.js',
    '/home/a/node_modules/three/index.js',
    '/home/a/shell/src/main.tsx',
  ];
  const sbom = sbomOf(subject, files, { lock, root: '/home/a' });
  expect(sbom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.5', version: 1 });
  expect(sbom.metadata.component).toMatchObject({ type: 'application', name: 'shell' });
  expect(sbom.components).toEqual([
    {
      type: 'library',
      'bom-ref': 'pkg:npm/%40scope/one@1.0.0',
      group: '@scope',
      name: 'one',
      version: '1.0.0',
      licenses: [{ license: { id: 'MIT' } }],
      hashes: [{ alg: 'SHA-512', content: '000102' }],
      purl: 'pkg:npm/%40scope/one@1.0.0',
    },
    expect.objectContaining({
      name: 'three',
      licenses: [{ license: { name: 'SEE LICENSE IN file' } }],
    }),
    expect.objectContaining({ name: 'two', licenses: [{ expression: 'MIT OR Apache-2.0' }] }),
  ]);
});
