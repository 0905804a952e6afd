import { afterEach, describe, expect, it } from '@jest/globals';
import { chmod, cp, mkdir, readdir, readlink, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRoot, unprivilegedAccount } from './account.ts';
import { installedPackage, linkLibraries, prepareBinaries, program } from './binaries.ts';
import type { Home } from './home.ts';
import { runCommand } from './runCommand.ts';
import { TestGround } from '../../../harness/database/TestGround.ts';

const ground = new TestGround();
afterEach(() => ground.clear());

/** The installed package as npm leaves it when install scripts are skipped: without links. */
async function packageWithoutLinks(): Promise<string> {
  const folder = join(await ground.newFolder(), 'package');
  await cp(installedPackage(), folder, { recursive: true, verbatimSymlinks: true });
  const libraries = join(folder, 'native', 'lib');
  for (const entry of await readdir(libraries, { withFileTypes: true })) {
    if (entry.isSymbolicLink()) await rm(join(libraries, entry.name));
  }
  return folder;
}

async function newHome(): Promise<Home> {
  const folder = await ground.newFolder();
  await chmod(folder, 0o711);
  return { folder, account: isRoot() ? await unprivilegedAccount() : undefined };
}

describe('the binaries of PostgreSQL', () => {
  it('get the library links that a skipped install script left out', async () => {
    const folder = await packageWithoutLinks();
    const version = () => runCommand(program({ folder }, 'postgres'), ['--version']);
    expect((await version()).ok).toBe(false);

    // Two processes at once, and again.
    await Promise.all([linkLibraries(folder), linkLibraries(folder)]);
    await linkLibraries(folder);
    expect(await version()).toEqual({ ok: true, output: expect.stringMatching(/^postgres \(/) });
    const installed = join(installedPackage(), 'native', 'lib');
    for (const entry of await readdir(installed, { withFileTypes: true })) {
      if (!entry.isSymbolicLink()) continue;
      const link = join(folder, 'native', 'lib', entry.name);
      expect(await readlink(link)).toBe(await readlink(join(installed, entry.name)));
    }
  });

  it('are used where they are installed when they run there', async () => {
    // A copy, since the project's own package may be unreachable for PostgreSQL's user, for example
    // below /root.
    const folder = await packageWithoutLinks();
    const home = await newHome();
    expect(await prepareBinaries(folder, home)).toEqual({ folder, major: 18 });
    expect(await readdir(home.folder)).toEqual([]);
  });

  it('are copied to the home when the package can neither be mended nor reached', async () => {
    const folder = await packageWithoutLinks();
    // An ordinary user cannot create links here; under root, PostgreSQL's user cannot even enter.
    await chmod(join(folder, 'native', 'lib'), 0o500);
    await chmod(folder, 0o700);
    const home = await newHome();

    const [one, other] = await Promise.all([
      prepareBinaries(folder, home),
      prepareBinaries(folder, home),
    ]);
    expect(other).toEqual(one);
    expect(await readdir(home.folder)).toEqual([expect.stringMatching(/^binaries-18\./)]);
    const initdb = await runCommand(program(one, 'initdb'), ['--version'], home.account);
    expect(initdb.output).toContain('(PostgreSQL) 18');

    await chmod(join(folder, 'native', 'lib'), 0o700);
  });

  it('that do not run are named, with what the system says', async () => {
    const folder = await ground.newFolder();
    await mkdir(join(folder, 'native', 'bin'), { recursive: true });
    await writeFile(join(folder, 'package.json'), '{"version":"18.0.0"}');
    await expect(prepareBinaries(folder, await newHome())).rejects.toThrow(
      /binaries in .* do not run.*ENOENT.*npm ci/s,
    );
  });
});
