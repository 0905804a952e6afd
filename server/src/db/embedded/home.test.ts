import { afterEach, describe, expect, it } from '@jest/globals';
import { chmod, chown, mkdir, readlink, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isRoot, unprivilegedAccount } from './account.ts';
import { findHome } from './home.ts';
import { TestGround } from '../../../harness/database/TestGround.ts';

const ground = new TestGround();
afterEach(() => ground.clear());

describe('the home of the database', () => {
  it('is the folder postgres in the data folder', async () => {
    const dataDir = await ground.newFolder();
    expect((await findHome(dataDir, () => undefined)).folder).toBe(join(dataDir, 'postgres'));
  });

  // Who runs the tests decides which of these homes they can see.
  if (isRoot()) {
    it('is run as nobody, who may pass through a closed data folder', async () => {
      const dataDir = await ground.newFolder();
      await chmod(dataDir, 0o700);
      const nobody = await unprivilegedAccount();
      expect((await findHome(dataDir, () => undefined)).account).toEqual(nobody);
      const { uid, gid, mode } = await stat(dataDir);
      expect([uid, gid, mode & 0o777]).toEqual([0, nobody.gid, 0o710]);
    });

    it('lies outside when nobody cannot reach the data folder, and is found again', async () => {
      const closed = await ground.newFolder();
      await chmod(closed, 0o700);
      const dataDir = join(closed, 'project', 'data');
      const lines: string[] = [];
      const { folder } = await findHome(dataDir, (line) => lines.push(line));
      ground.remember(folder);

      expect((await stat(closed)).mode & 0o777).toBe(0o700);
      expect(folder).toMatch(/\/property-services\/postgres-\w+$/);
      expect(await readlink(join(dataDir, 'postgres'))).toBe(folder);
      expect(lines).toEqual([expect.stringContaining(folder)]);
      expect((await findHome(dataDir, () => undefined)).folder).toBe(folder);

      await rm(folder, { recursive: true });
      await expect(findHome(dataDir, () => undefined)).rejects.toThrow(
        /that folder is gone. Bring it back from a backup, or remove the link/,
      );
    });

    it('stays with the user who made the database', async () => {
      const dataDir = await ground.newFolder();
      const cluster = join(dataDir, 'postgres', 'cluster');
      await mkdir(cluster, { recursive: true });
      await chown(cluster, 12345, 12346);
      expect((await findHome(dataDir, () => undefined)).account).toEqual({
        uid: 12345,
        gid: 12346,
      });
    });
  } else {
    it('is run as oneself and closed to everyone else', async () => {
      const { folder, account } = await findHome(await ground.newFolder(), () => undefined);
      expect(account).toBeUndefined();
      expect((await stat(folder)).mode & 0o777).toBe(0o700);
    });
  }
});
