import { execFileSync } from 'node:child_process';
import { stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { compressFolder } from '../../../webpack/compress.ts';
import { bundle } from '../tools/bundle.ts';

const source = path.join(import.meta.dirname, 'reactAdmin');
const require = createRequire(import.meta.url);

const swc = {
  loader: require.resolve('swc-loader'),
  options: {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'ecmascript', jsx: true },
      transform: { react: { runtime: 'automatic', development: false } },
    },
  },
};

/** Base URL of the comparison's files, with a trailing slash. */
export const reactAdminAddress = '/react-admin/';

const changed = async (file: string): Promise<number> =>
  (await stat(path.join(source, file)).catch(() => undefined))?.mtimeMs ?? 0;

/**
 * Installs the comparison's dependencies outside the workspaces, so that they never affect the
 * product.
 */
async function install(): Promise<void> {
  const installed = await changed('node_modules/.package-lock.json');
  if (installed > (await changed('package-lock.json'))) return;
  console.log('Installing react-admin for the comparison …');
  execFileSync('npm', ['ci', '--ignore-scripts', '--prefix', source], {
    cwd: source,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
}

/**
 * Builds react-admin's list of invoices for production, compressed like the product's own files.
 * @returns the output directory, to be removed afterwards
 */
export async function buildReactAdmin(): Promise<string> {
  await install();
  const { folder, files } = await bundle('./main.jsx', {
    context: source,
    output: { filename: '[name].[contenthash:8].js', publicPath: reactAdminAddress },
    module: { rules: [{ test: /\.jsx$/, exclude: /node_modules/, use: swc }] },
  });
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<title>Invoices</title>',
    ...files.map((file) => `<script defer src="${reactAdminAddress}${file}"></script>`),
  ];
  await writeFile(
    path.join(folder, 'index.html'),
    `<!doctype html><html lang="en"><head>${head.join('')}</head><body><div id="root"></div></body></html>`,
  );
  await compressFolder(folder);
  return folder;
}
