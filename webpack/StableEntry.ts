import type { Compiler } from 'webpack';

/** The entry that the federation plugin writes for each app, under a hash of absolute paths. */
const written = /[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js$/;

/**
 * Gives the federation's entry the same id in every clone. By itself the id comes from the file's name, so that the same
 * sources became other code in another folder, up to two hundred bytes larger or smaller compressed.
 */
export class StableEntry {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('StableEntry', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('StableEntry', (modules) => {
        for (const module of modules) {
          // For joined modules this is the file of the first.
          const file = module.nameForCondition();
          if (file !== null && written.test(file))
            compilation.chunkGraph.setModuleId(module, 'federation');
        }
      });
    });
  }
}
