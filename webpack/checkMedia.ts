import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { AppName } from 'shared-api/contract/releases/release';

/** How built scripts name a picture or film. */
const mediaFile = /\bmedia\/[\w-]+\.[0-9a-f]{4}\.\w+/g;

/**
 * Fails the build if the server's HTML would name a picture or film that the browser's build lacks: each
 * build names its files itself.
 * @param dist the app's output directory, with `node/` and `browser/`
 * @throws Error naming the files
 */
export async function checkMedia(name: AppName, dist: string): Promise<void> {
  const node = path.join(dist, 'node');
  const scripts = (await readdir(node, { recursive: true })).filter((file) =>
    file.endsWith('.cjs'),
  );
  const texts = await Promise.all(scripts.map((file) => readFile(path.join(node, file), 'utf8')));
  const named = new Set(texts.flatMap((text) => text.match(mediaFile) ?? []));
  const built = await readdir(path.join(dist, 'browser/media'));
  const there = new Set(built.map((file) => `media/${file}`));
  const missing = [...named].filter((file) => !there.has(file));
  if (missing.length === 0) return;
  throw new Error(
    `${name}: the server's pages name files that browsers would not find: ${missing.join(', ')}. ` +
      'Find out why the two builds give them different names (webpack/browserConfig.ts, nodeConfig.ts).',
  );
}
