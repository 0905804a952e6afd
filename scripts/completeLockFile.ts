/**
 * `node scripts/completeLockFile.ts`, after every `npm install <package>`: writes into
 * package-lock.json the binaries for other platforms that npm left out.
 *
 * npm drops an optional package from the lock file when the registry in use does not carry it
 * (a mirror that keeps one platform only, say), and then refuses its own lock file in `npm ci`
 * because that package is missing. An entry with its platform is enough: npm skips what is not
 * for this machine without asking the registry.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

interface LockEntry {
  version?: string;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

const platforms = ['darwin', 'win32', 'linux', 'freebsd', 'android', 'openharmony', 'wasm32'];
const processors: Record<string, string> = {
  arm64: 'arm64',
  x64: 'x64',
  ia32: 'ia32',
  arm: 'arm',
  ppc64: 'ppc64',
  riscv64: 'riscv64',
  s390x: 's390x',
  loong64: 'loong64',
};

/** `@swc/core-linux-ppc64-gnu` is for linux, ppc64, glibc: such names follow one custom. */
function platformOf(name: string): Pick<LockEntry, 'os' | 'cpu' | 'libc'> | undefined {
  const words = name.split(/[/-]/);
  const os = words.find((word) => platforms.includes(word));
  if (os === undefined) return undefined;
  if (os === 'wasm32') return { cpu: ['wasm32'] };
  const cpu = words.map((word) => processors[word]).find((found) => found !== undefined);
  const ending = words.at(-1) ?? '';
  return {
    os: [os],
    ...(cpu === undefined ? {} : { cpu: [cpu] }),
    ...(os === 'linux' && ending === 'gnu' ? { libc: ['glibc'] } : {}),
    ...(os === 'linux' && ending === 'musl' ? { libc: ['musl'] } : {}),
  };
}

const file = path.resolve(import.meta.dirname, '../package-lock.json');
const lock = JSON.parse(await readFile(file, 'utf8')) as { packages: Record<string, LockEntry> };
const added: string[] = [];
for (const [owner, entry] of Object.entries({ ...lock.packages })) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const nested = owner === '' ? '' : `${owner}/`;
    if (lock.packages[`node_modules/${name}`] ?? lock.packages[`${nested}node_modules/${name}`]) {
      continue;
    }
    const platform = platformOf(name);
    if (platform === undefined || !/^\d/.test(version)) continue;
    lock.packages[`node_modules/${name}`] = { version, optional: true, ...platform };
    added.push(`${name}@${version}`);
  }
}
lock.packages = Object.fromEntries(
  Object.entries(lock.packages).sort(([a], [b]) => (a === b ? 0 : a < b ? -1 : 1)),
);
await writeFile(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(added.length === 0 ? 'The lock file is complete.' : `Added ${added.join(', ')}.`);
