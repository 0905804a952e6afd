/**
 * The design system's Storybook. `node webpack/storybook.ts` serves it with hot reload at
 * http://127.0.0.1:8084, or on `DEV_PORT`; `node webpack/storybook.ts build [folder]` writes it as
 * static files, by default to `shared-ui/dist/storybook`.
 */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from './apps.ts';

const require = createRequire(import.meta.url);
const program = path.join(
  path.dirname(require.resolve('storybook/package.json')),
  'dist/bin/dispatcher.js',
);
const settings = ['--config-dir', 'shared-ui/.storybook', '--quiet', '--disable-telemetry'];

const build = (folder: string): string[] => ['build', '--output-dir', path.resolve(folder)];

function serve(): string[] {
  const port = process.env['DEV_PORT'] ?? '8084';
  console.log(`\nStorybook starts at http://127.0.0.1:${port}\n`);
  const address = ['--host', '127.0.0.1', '--port', port, '--exact-port'];
  return ['dev', ...address, '--ci', '--no-version-updates'];
}

const [command, folder = 'shared-ui/dist/storybook'] = process.argv.slice(2);
const args = [...(command === 'build' ? build(folder) : serve()), ...settings];
const storybook = spawn(process.execPath, [program, ...args], { cwd: root, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => storybook.kill(signal));
}
storybook.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
