import path from 'node:path';

/** Where Node keeps modules that it has compiled. Compiling them anew takes almost half of a start. */
export const compiledModules = path.resolve(import.meta.dirname, '../../node_modules/.cache/node');

/** What each server that is started to be tried gets of this machine. */
export const serverEnvironment = {
  // Tests run beside others, on a busy machine.
  RENDER_SECONDS: '30',
  /** Where programs are. */
  PATH: process.env['PATH'] ?? '',
  NODE_COMPILE_CACHE: compiledModules,
};
