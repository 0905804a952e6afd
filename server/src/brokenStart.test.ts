import { afterEach, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { access, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyCluster } from '../harness/database/copyCluster.ts';
import { serverEnvironment } from '../harness/serverEnvironment.ts';

let dataDir: string;
afterEach(() => rm(dataDir, { recursive: true, force: true }));

/** Breaks a file of the server, as an upgrade that was copied in part. */
const broken = `
  import { registerHooks } from 'node:module';
  registerHooks({
    load(url, context, next) {
      if (url.endsWith('/greet.ts')) throw new Error('greet.ts is broken');
      return next(url, context);
    },
  });`;

it('a server whose code does not load leaves no PostgreSQL running', async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'broken-'));
  await copyCluster(dataDir);
  const output = await new Promise<string>((resolve) => {
    const env = {
      ...serverEnvironment,
      DATA_DIR: dataDir,
      PORT: '0',
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(broken)}`,
    };
    execFile(
      process.execPath,
      [path.join(import.meta.dirname, 'main.ts')],
      { env },
      (_error, out, errors) => resolve(out + errors),
    );
  });
  expect(output).toContain('greet.ts is broken');
  const pidFile = path.join(dataDir, 'postgres', 'cluster', 'postmaster.pid');
  await expect(access(pidFile)).rejects.toThrow('ENOENT');
  // It was there, so that there was something to end.
  await access(path.join(path.dirname(pidFile), 'PG_VERSION'));
});
