import { spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../scripts/product/product.ts';
import { expect } from './test.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** A development server on a copy of the sources. */
export interface Development {
  port: number;
  /** Changes a source of the copy. */
  change: (file: string, from: string, to: string) => Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts the development server and waits until it serves an app. The sources that a test changes are a
 * copy; its libraries, and what apps share, are the project's.
 * @param target the site that it is for
 * @param apps the apps that it develops; all of them if none is named
 */
export async function startDeveloping(target: string, ...apps: string[]): Promise<Development> {
  const folder = await mkdtemp(path.join(tmpdir(), 'development-'));
  for (const app of ['shell', 'public-site', 'back-office', 'webpack']) {
    await cp(path.join(root, app), path.join(folder, app), {
      recursive: true,
      filter: (file) => !/[\\/](dist|node_modules)$/.test(file),
    });
  }
  await cp(path.join(root, 'package.json'), path.join(folder, 'package.json'));
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  const port = await freePort();
  const server = spawn(process.execPath, ['webpack/dev.ts', ...apps], {
    cwd: folder,
    env: { ...process.env, DEV_TARGET: target, DEV_PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  server.stdout.on('data', (chunk) => (output += String(chunk)));
  server.stderr.on('data', (chunk) => (output += String(chunk)));
  const entry = `http://127.0.0.1:${port}/__dev/${apps[0] ?? 'back-office'}/remoteEntry.js`;
  await expect
    .poll(
      () =>
        fetch(entry).then(
          ({ status }) => status,
          () => output,
        ),
      { timeout: 150_000 },
    )
    .toBe(200);
  return {
    port,
    async change(file, from, to) {
      const source = path.join(folder, file);
      const text = await readFile(source, 'utf8');
      expect(text).toContain(from);
      await writeFile(source, text.replace(from, to));
    },
    async stop() {
      server.kill('SIGKILL');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
