import path from 'node:path';

/**
 * What each server that is started to be tried gets of this machine: where programs are, and where Node
 * keeps modules that it has compiled. Compiling them anew takes almost half of a start.
 */
export const serverEnvironment = {
  // Tests run beside others, on a busy machine.
  RENDER_SECONDS: '30',
  PATH: process.env['PATH'] ?? '',
  NODE_COMPILE_CACHE: path.resolve(import.meta.dirname, '../../node_modules/.cache/node'),
};
