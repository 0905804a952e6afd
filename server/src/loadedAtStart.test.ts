import { expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { serverEnvironment } from '../harness/serverEnvironment.ts';

/** Prints the packages that are loaded with the server. */
const script = `
  import { registerHooks } from 'node:module';
  const packages = new Set();
  registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context);
      const name = /node_modules\\/((?:@[^/]+\\/)?[^/]+)\\//.exec(found.url)?.[1];
      if (name) packages.add(name);
      return found;
    },
  });
  await import('./serve.ts');
  console.log(JSON.stringify([...packages]));
  process.exit();
`;

it('a start loads nothing large that only some requests need', async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', script],
    { cwd: path.resolve(import.meta.dirname), env: serverEnvironment },
  );
  const packages = JSON.parse(stdout) as string[];
  expect(packages).toContain('fastify');
  // Together they would take as long as all else. A payment, a document, a photo or a bucket loads its own.
  for (const large of ['stripe', 'pdfkit', 'fontkit', 'sharp', '@aws-sdk/client-s3']) {
    expect(packages).not.toContain(large);
  }
});
