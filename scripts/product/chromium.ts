import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';

/**
 * The headless shell first, as Playwright itself does: the same engine without a window's work, with which the
 * browser tests take a third less time.
 */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const knownPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** System package managers, and how each installs a browser: the first of these packages that it has. */
const installers: { program: string; before?: string[]; steps: string[]; packages: string[] }[] = [
  {
    program: 'apt-get',
    before: ['update', '-qq'],
    steps: ['install', '-y', '-qq', '--no-install-recommends'],
    packages: ['chromium-headless-shell', 'chromium'],
  },
  { program: 'dnf', steps: ['install', '-y', '-q'], packages: ['chromium'] },
  { program: 'apk', steps: ['add', '--quiet'], packages: ['chromium'] },
];

function inPath(name: string): string | undefined {
  return (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

/** The Chromium or Chrome of this machine, if one is found. */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return named;
  return names.map(inPath).find((file) => file !== undefined) ?? knownPaths.find(existsSync);
}

function install(): void {
  const installer = installers.find(({ program }) => inPath(program) !== undefined);
  if (!installer) return;
  const isRoot = process.getuid?.() === 0;
  const sudo = !isRoot && spawnSync('sudo', ['-n', 'true']).status === 0;
  if (!isRoot && !sudo) return;
  console.log(`No Chromium found: installing it with ${installer.program} …`);
  const run = (step: string[]): void => {
    const command = [...(sudo ? ['sudo', '-n'] : []), installer.program, ...step];
    execFileSync(command[0] ?? '', command.slice(1), {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  };
  if (installer.before) run(installer.before);
  const isInstalled = installer.packages.some((name) => {
    try {
      run([...installer.steps, name]);
      return true;
    } catch {
      // Not every system has it under this name.
      return false;
    }
  });
  if (!isInstalled) console.log(`${installer.program} could not install it.`);
}

/**
 * The browser for tests, installed through the system's package manager where that is permitted.
 * @throws Error saying how to install one
 */
export function chromium(): string {
  const found = findChromium();
  if (found !== undefined) return found;
  install();
  const installed = findChromium();
  if (installed !== undefined) return installed;
  throw new Error(
    'The browser tests need Chromium or Chrome, and none was found. Install one (Debian, Ubuntu: ' +
      '"sudo apt-get install chromium"; macOS: "brew install --cask google-chrome"), or name its ' +
      'program in CHROMIUM_PATH.',
  );
}

/** Flags that keep a headless Chromium quiet: no update, sync or background traffic. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // As in a window: whole pixels would break lines elsewhere.
  '--font-render-hinting=none',
];

/**
 * For a browser that leaves each page after about a second, as tests and trials do: optimizing compilers are off, since a
 * page ends before optimized code has saved what compiling it costs. axe alone takes a quarter less processor time
 * without, a browser test a tenth.
 */
export const shortVisitFlags = [...chromiumFlags, '--js-flags=--no-opt,--no-maglev'];
