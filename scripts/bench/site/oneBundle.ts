import { rm } from 'node:fs/promises';
import path from 'node:path';
import { brotliSize } from '../tools/brotliSize.ts';
import { productBundle } from '../tools/bundle.ts';

/** A script and its weight on the wire. */
export interface ScriptSize {
  name: string;
  /** Bytes with brotli at its highest quality. */
  brotli: number;
}

/**
 * Builds shell and public site as one ordinary bundle: the same sources, the same loaders, no
 * federation. What its home page loads is what federation is measured against.
 */
export async function buildOneBundle(): Promise<ScriptSize[]> {
  // The one place where the shell reaches for a remote.
  const { folder, files } = await productBundle('./shell/src/main.tsx', [
    [/federation\/remotes\.ts$/, 'scripts/bench/site/oneBundleRemotes.ts'],
  ]);
  const scripts = await Promise.all(
    files
      .filter((file) => file.endsWith('.js'))
      .map(async (name) => ({ name, brotli: await brotliSize(path.join(folder, name)) })),
  );
  await rm(folder, { recursive: true, force: true });
  return scripts;
}
