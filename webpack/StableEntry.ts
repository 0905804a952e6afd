import { createHash } from 'node:crypto';
import webpack, { type Compiler, type Module } from 'webpack';

/** The entry that the federation plugin writes for each app, under a hash of absolute paths. */
const written = /[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js$/;
/** What it imports, by absolute paths. */
const placeOfPackages = /(['"])[^'"]*[\\/]node_modules[\\/]/g;

/**
 * Gives what the federation plugin adds to an app the same ids and hashes in every clone. By themselves they come from absolute
 * paths, so that the same sources became other code under other names in another folder.
 */
export class StableEntry {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('StableEntry', (compilation) => {
      // Names of files have a hash of the modules in them.
      compilation.hooks.succeedModule.tap('StableEntry', (module) => {
        if (!(module instanceof webpack.NormalModule) || !isWritten(module) || !module.buildInfo)
          return;
        const source = String(module.originalSource()?.source()).replaceAll(placeOfPackages, '$1');
        module.buildInfo['hash'] = createHash('sha256').update(source).digest('hex');
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
  // A remote's container, identified by the path of the written entry as well.
  return module.identifier().startsWith('container entry ') ? 'container' : undefined;
}
