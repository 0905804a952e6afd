/**
 * Imported before a command (`node --import ./scripts/keepCompiled.ts …`): Node keeps the modules that it
 * has compiled, for this process and those that it starts. To compile them anew takes almost half of a start.
 */
import { enableCompileCache } from 'node:module';
import { compiledModules } from '../server/harness/serverEnvironment.ts';

process.env['NODE_COMPILE_CACHE'] ??= compiledModules;
enableCompileCache(process.env['NODE_COMPILE_CACHE']);
