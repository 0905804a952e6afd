import { createRequire } from 'node:module';
import type { Compiler, Module } from 'webpack';

const require = createRequire(import.meta.url);

/** The entry that the federation plugin writes for each app, under a hash of absolute paths. */
const written = /[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js$/;

/**
 * Makes what the federation plugin adds to an app the same in every clone. By itself the plugin imports by absolute paths, which
 * have a length and go into hashes, and webpack makes ids of paths: the same sources became other code under other names in
 * another folder.
 */
export class StableEntry {
  apply(compiler: Compiler): void {
    compiler.options.module.rules.push({
      test: written,
      use: [{ loader: require.resolve('./entryLoader.ts') }],
    });
    compiler.hooks.compilation.tap('StableEntry', (compilation) => {
      // Without a source map, since that would name the entry; after webpack has asked for one.
      compilation.hooks.buildModule.tap({ name: 'StableEntry', stage: 100 }, (module) => {
        if (isWritten(module)) module.useSourceMap = false;
      });
      compilation.hooks.beforeModuleIds.tap('StableEntry', (modules) => {
        for (const module of modules) {
          const id = idOf(module);
          if (id !== undefined) compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}

/** For joined modules, whether the first of them is it. */
const isWritten = (module: Module): boolean => written.test(module.nameForCondition() ?? '');

function idOf(module: Module): string | undefined {
  if (isWritten(module)) return 'federation';
  // Others of the plugin's have an absolute path in what webpack knows them by: a remote's container that of the written
  // entry, what the shell provides that of the package.
  const name = module.identifier();
  if (name.startsWith('container entry ')) return 'container';
  return /^provide module \(\w+\) (\S+) = /.exec(name)?.[1];
}
