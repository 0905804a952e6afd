import { expect, it } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkMedia } from './checkMedia.ts';

it('a picture that the server names and browsers lack fails the build', async () => {
  const dist = await mkdtemp(path.join(tmpdir(), 'media-'));
  for (const folder of ['node/fr', 'browser/media']) {
    await mkdir(path.join(dist, folder), { recursive: true });
  }
  const script = 'x="/releases/public-site/abc/media/paint.1c18.svg",y="media/01.326c.svg"';
  await writeFile(path.join(dist, 'node/fr/prerender.cjs'), script);
  await writeFile(path.join(dist, 'browser/media/01.326c.svg'), '');
  await writeFile(path.join(dist, 'browser/media/paint.1cea.svg'), '');
  await expect(checkMedia('public-site', dist)).rejects.toThrow(
    "public-site: the server's pages name files that browsers would not find: media/paint.1c18.svg.",
  );
  await writeFile(path.join(dist, 'browser/media/paint.1c18.svg'), '');
  await expect(checkMedia('public-site', dist)).resolves.toBeUndefined();
  await rm(dist, { recursive: true });
});
