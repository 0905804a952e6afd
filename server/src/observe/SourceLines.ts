import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { appNames } from 'shared-api/contract/releases/release';
import type { ReleaseStore } from '../releases/ReleaseStore.ts';
import { isVersionOf } from '../releases/releaseVersions.ts';

/** Maps in memory; the largest take some ten megabytes each. */
const mapsKept = 4;

/** Bytes of a map, so that a damaged one cannot fill the memory. */
const largest = 32_000_000;

/** A place in a file of a release, as browsers write it in stacks. */
const place =
  /(?:https?:\/\/[^\s()/]+)?\/releases\/([\w-]+)\/([\w.-]+?)(?:~\d+)?\/([\w./~-]+\.js):([1-9]\d*):(\d+)/g;

/**
 * Translates places in files of releases, as they stand in stacks that browsers report, to lines of their
 * sources. The maps are stored with each release, and no visitor is ever sent one.
 */
export class SourceLines {
  readonly #store: Pick<ReleaseStore, 'states' | 'folderOf'>;
  readonly #maps = new LRUCache<string, TraceMap>({ max: mapsKept });
  // One after another: reports arrive in bursts, and mostly need the same map.
  readonly #reading = pLimit(1);

  constructor(store: Pick<ReleaseStore, 'states' | 'folderOf'>) {
    this.#store = store;
  }

  /** A stack with the lines of sources in place of those of scripts, where they are known. */
  async of(stack: string): Promise<string> {
    let translated = stack;
    for (const [written, app = '', version = '', file = '', line, column] of stack.matchAll(
      place,
    )) {
      const map = await this.#reading(() => this.#mapOf(app, version, file));
      // Browsers count columns from one, maps from zero.
      const position = { line: Number(line), column: Math.max(0, Number(column) - 1) };
      const found = map && originalPositionFor(map, position);
      if (typeof found?.source !== 'string') continue;
      const source = path.posix.join(app, found.source);
      translated = translated.replace(written, `${source}:${found.line}:${found.column + 1}`);
    }
    return translated;
  }

  async #mapOf(app: string, version: string, file: string): Promise<TraceMap | undefined> {
    const key = `${app}/${version}/${file}`;
    const known = this.#maps.get(key);
    if (known) return known;
    const map = await this.#read(app, version, file).catch(() => undefined);
    if (map) this.#maps.set(key, map);
    return map;
  }

  async #read(wanted: string, version: string, file: string): Promise<TraceMap | undefined> {
    const app = appNames.find((name) => name === wanted);
    // Anybody may report anything: only what is stored is looked for.
    if (!app || !isVersionOf(this.#store.states[app], version)) return undefined;
    if (file.split('/').includes('..')) return undefined;
    const folder = await this.#store.folderOf(app, version);
    const packed = await readFile(path.join(folder, 'maps', `${file}.map.gz`));
    const text = await promisify(gunzip)(packed, { maxOutputLength: largest });
    return new TraceMap(text.toString());
  }
}
