import {
  chmod,
  lstat,
  mkdir,
  mkdtemp,
  readFile,
  readlink,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { copyFolder } from './copyFolder.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'copy-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('copies files, links as they are, and the modes of files and folders', async () => {
  const from = path.join(folder, 'from');
  await mkdir(path.join(from, 'cluster/base'), { recursive: true });
  await writeFile(path.join(from, 'cluster/base/1'), 'table');
  await writeFile(path.join(from, 'program'), 'run', { mode: 0o755 });
  await symlink('../program', path.join(from, 'cluster/link'));
  await chmod(path.join(from, 'cluster'), 0o700);

  const to = path.join(folder, 'deep/to');
  await copyFolder(from, to);

  expect(await readFile(path.join(to, 'cluster/base/1'), 'utf8')).toBe('table');
  expect(await readlink(path.join(to, 'cluster/link'))).toBe('../program');
  const modeOf = async (name: string): Promise<number> =>
    (await lstat(path.join(to, name))).mode & 0o777;
  expect(await modeOf('cluster')).toBe(0o700);
  expect(await modeOf('program')).toBe(0o755);
});

it('links programs of PostgreSQL, which nothing writes to, and copies all else', async () => {
  const from = path.join(folder, 'data');
  await mkdir(path.join(from, 'postgres/binaries-18/bin'), { recursive: true });
  await writeFile(path.join(from, 'postgres/binaries-18/bin/postgres'), 'run');
  await writeFile(path.join(from, 'postgres/log'), 'begun');
  const to = path.join(folder, 'copied');
  await copyFolder(from, to);
  const sameFile = async (name: string): Promise<boolean> =>
    (await lstat(path.join(from, name))).ino === (await lstat(path.join(to, name))).ino;
  expect(await sameFile('postgres/binaries-18/bin/postgres')).toBe(true);
  expect(await sameFile('postgres/log')).toBe(false);
});
