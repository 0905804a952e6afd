import { rm } from 'node:fs/promises';
import path from 'node:path';
import { brotliSize } from '../tools/brotliSize.ts';
import { productBundle } from '../tools/bundle.ts';

/** A script and its transfer size. */
export interface ScriptSize {
  name: string;
  /** Bytes with brotli at its highest level. */
  brotli: number;
}

/**
 * Builds shell and public site as one ordinary bundle from the same sources with the same loaders:
 * the baseline for what federation costs.
 */
export async function buildOneBundle(): Promise<ScriptSize[]> {
  // The only module in which the shell accesses remotes.
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
