import type { Compilation, Module } from 'webpack';

/** The modules that were merged into one, or the one. */
const inner = (module: Module): Module[] =>
  'modules' in module && Array.isArray(module.modules) ? (module.modules as Module[]) : [module];

/** The files whose code is in a build's output: not those that were resolved and then left out. */
export function bundledFiles({ modules, chunkGraph }: Compilation): string[] {
  const files = [...modules]
    .filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0)
    .flatMap(inner)
    .map((module) => module.nameForCondition());
  return [...new Set(files.filter((file) => file !== null))];
}
