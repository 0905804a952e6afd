import federation from '@module-federation/enhanced/webpack';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import webpack, { type Configuration, type Stats } from 'webpack';
import { rules } from './rules.ts';
import { StableEntry } from './StableEntry.ts';

/** Builds in a folder of its own. @returns the files, by name, and what webpack tells of them */
async function built(
  files: Record<string, string>,
  configuration: Configuration,
  folder: string,
): Promise<{ made: Record<string, string>; stats: Stats }> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
  const compiler = webpack({
    mode: 'production',
    context: folder,
    devtool: 'hidden-nosources-source-map',
    optimization: { moduleIds: 'deterministic', realContentHash: false },
    ...configuration,
    output: { path: path.join(folder, 'dist'), filename: '[name].[contenthash:4].js' },
    plugins: [...(configuration.plugins ?? []), new StableEntry()],
  });
  const stats = await new Promise<Stats>((resolve, reject) => {
    compiler.run((error, result) => {
      if (error || !result || result.hasErrors()) reject(error ?? new Error(result?.toString()));
      else compiler.close(() => resolve(result));
    });
  });
  const names = (await readdir(path.join(folder, 'dist'))).filter((name) => name.endsWith('.js'));
  const made = names.map(async (name) => [
    name,
    await readFile(path.join(folder, 'dist', name), 'utf8'),
  ]);
  return { made: Object.fromEntries(await Promise.all(made)) as Record<string, string>, stats };
}

async function inNewFolder<T>(name: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), name));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * A page whose federation entry was written under a hash, and imports a package by its absolute path, as the plugin's does:
 * one that is not built in.
 */
const builtIn = (clone: string, hash: string): Promise<Record<string, string>> =>
  inNewFolder(clone, async (folder) => {
    const runtime = path.join(folder, 'node_modules/runtime/index.js');
    const files = {
      [`.federation/entry.${hash}.js`]: `import runtime from '${runtime}';\nruntime.begin();\n`,
      'page.ts': 'globalThis.name = "page" as string;\n',
    };
    const entry = [`./.federation/entry.${hash}.js`, './page.ts'];
    const externals = { 'runtime/index.js': 'global RUNTIME' };
    const module = { rules: rules({ salt: 'page', target: 'browser', publicPath: '/' }) };
    return (await built(files, { entry, externals, module }, folder)).made;
  });

it('makes the same files of the same sources, wherever they lie', async () => {
  const one = await builtIn('clone-', '0ffb860bb1bd');
  const other = await builtIn('another-clone-', 'c30b9a976c55');
  expect(Object.values(one).join()).toContain('begin()');
  expect(one).toEqual(other);
});

it('what federation adds has no id made of where it was built', async () => {
  const ids = await inNewFolder('remote-', async (folder) => {
    const container = new federation.ModuleFederationPlugin({
      name: 'remote',
      exposes: { './part': './part.js' },
      filename: 'remoteEntry.[contenthash:4].js',
      shared: { thing: { import: './thing.js', version: '1.0.0', requiredVersion: '^1.0.0' } },
      dts: false,
      manifest: false,
    });
    const files = {
      'part.js': 'export { thing } from "thing";\n',
      'thing.js': 'export const thing = 1;\n',
    };
    const { stats } = await built(files, { entry: {}, plugins: [container] }, folder);
    const { modules, chunkGraph } = stats.compilation;
    return [...modules]
      .filter((module) =>
        /^container entry|^provide module|[\\/]\.federation[\\/]/.test(module.identifier()),
      )
      .map((module) => chunkGraph.getModuleId(module))
      .filter((id) => id !== null);
  });
  expect(ids.sort()).toEqual(['container', 'federation', 'thing@1.0.0']);
});
