import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const isMap = (file: string): boolean => file.endsWith('.map');

/**
 * Moves the source maps of a build out of what visitors are sent: from `browser/` to `maps/`, compressed.
 * Servers apply them to the errors that browsers report.
 */
export async function moveSourceMaps(dist: string): Promise<void> {
  const browser = path.join(dist, 'browser');
  const files = (await readdir(browser, { recursive: true })).filter(isMap);
  for (const name of files) {
    const from = path.join(browser, name);
    const to = path.join(dist, 'maps', `${name}.gz`);
    await mkdir(path.dirname(to), { recursive: true });
    // What it is the map of is told by its own name; in it stands one with a hash of paths on this machine.
    const { file: _file, ...map } = JSON.parse(await readFile(from, 'utf8')) as { file?: string };
    await writeFile(to, await promisify(gzip)(JSON.stringify(map)));
    await rm(from);
  }
}
