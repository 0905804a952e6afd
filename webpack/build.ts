/**
 * Builds apps: `node webpack/build.ts [app ...] [--force]`; all apps if none is named. An app is
 * skipped if its build is up to date with the sources.
 */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import {
  appNames,
  releaseAddress,
  type AppName,
  type SizeBudget,
} from 'shared-api/contract/releases/release';
import { aloneConfig } from './aloneConfig.ts';
import { apps, distFolder, isAppName, translationsOf, type App } from './apps.ts';
import { browserConfig, type BuildOptions } from './browserConfig.ts';
import { checkMedia } from './checkMedia.ts';
import { checkOneRuntime } from './checkOneRuntime.ts';
import { compile } from './compile.ts';
import { compressFolder } from './compress.ts';
import { writeIntegrity } from './hashes.ts';
import { versionOf } from './inputs.ts';
import { nodeConfig } from './nodeConfig.ts';
import { builtVersion, writeReleaseFile } from './releaseFile.ts';
import { bundledFiles } from './origin/bundledFiles.ts';
import { moveSourceMaps } from './sourceMaps.ts';

/** Bytes to spare: names of files are compressed with the code, so that the same code varies in size. */
const leastMargin = 100;

/** @returns what of the build is larger than its budget allows, or may be with other names of files */
async function build(name: AppName, version: string): Promise<SizeBudget[]> {
  const app: App = apps[name];
  const options: BuildOptions = { mode: 'production', publicPath: releaseAddress(name, version) };
  // release.json is written last, so that an interrupted build does not look complete.
  await rm(distFolder(name), { recursive: true, force: true });
  const bundled: string[] = [];
  for (const language of [undefined, ...translationsOf(app)]) {
    const inLanguage = language ? { ...options, language } : options;
    const { compilation } = await compile(browserConfig(name, inLanguage));
    checkOneRuntime(name, compilation.fileDependencies);
    bundled.push(...bundledFiles(compilation));
    if (app.prerender === undefined) continue;
    bundled.push(...bundledFiles((await compile(nodeConfig(name, inLanguage))).compilation));
  }
  if (app.prerender !== undefined) await checkMedia(name, distFolder(name));
  if (app.alone) {
    const { compilation } = await compile(aloneConfig(name, app.alone, options));
    bundled.push(...bundledFiles(compilation));
  }
  await moveSourceMaps(distFolder(name));
  for (const language of ['', ...translationsOf(app)]) {
    await writeIntegrity(path.join(distFolder(name), 'browser', language));
  }
  await compressFolder(path.join(distFolder(name), 'browser'));
  const { budgets } = await writeReleaseFile(name, version, bundled);
  return budgets.filter(({ bytes, limit }) => bytes > limit - leastMargin);
}

async function main(args: string[]): Promise<void> {
  const force = args.includes('--force');
  const names = args.filter((arg) => arg !== '--force');
  const unknown = names.find((name) => !isAppName(name));
  if (unknown !== undefined) {
    throw new Error(`There is no app "${unknown}". Apps: ${appNames.join(', ')}.`);
  }
  for (const name of names.length > 0 ? names.filter(isAppName) : appNames) {
    const version = await versionOf(name);
    if (!force && (await builtVersion(name)) === version) continue;
    const start = performance.now();
    process.stdout.write(`Building ${name} …`);
    const tooLarge = await build(name, version);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    process.stdout.write(` ${version} in ${seconds} s\n`);
    for (const { part, bytes, limit } of tooLarge) {
      process.stdout.write(
        `  ${bytes > limit ? 'Larger than' : 'Hardly within'} its budget in webpack/apps.ts, so that it ${bytes > limit ? 'would' : 'may'} not be released: ${part} ${bytes} bytes of ${limit}.\n`,
      );
    }
  }
}

await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
